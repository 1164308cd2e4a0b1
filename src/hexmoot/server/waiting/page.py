"""The waiting page: how far the rules are, in the reader's language, without a script."""

import base64
import hashlib
from html import escape
from typing import Protocol

from hexmoot.words import LANGUAGES, Words

STYLE = (
    ":root{color-scheme:light dark}"
    "body{margin:0;min-height:100vh;display:grid;place-items:center;line-height:1.45;"
    "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;background:#efe9dc;color:#26211a}"
    "main{max-width:34rem;padding:2.5rem 1.5rem;text-align:center}"
    "h1{font-size:1.75rem;line-height:1.2;margin:1rem 0}"
    "svg{width:6rem;fill:#a9c46c;stroke:#857a66;stroke-width:2}"
    "progress{width:100%;height:1rem;accent-color:#5a3bc2}"
    ".soft{color:#5c5344}"
    "@media(prefers-color-scheme:dark){body{background:#14191b;color:#ece7db}.soft{color:#b4bbb9}"
    "progress{accent-color:#b9a2ff}svg{fill:#93ad5b}}"
)
# Nothing may be loaded, run or sent; only these very lines of style count.
POLICY = (
    f"default-src 'none'; style-src 'sha256-{base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
HEX = '<svg viewBox="0 0 60 68" aria-hidden="true"><path d="M30 2 57 18V50L30 66 3 50V18Z"/></svg>'


class Progress(Protocol):
    """How far the preparation is."""

    @property
    def done(self) -> int:
        """How many parts are compiled."""

    @property
    def total(self) -> int:
        """How many parts there are."""

    @property
    def is_kept(self) -> bool:
        """Whether the next start finds them."""

    @property
    def has_failed(self) -> bool:
        """Whether it came to nothing."""


def waiting_page(words: Words, progress: Progress) -> str:
    """The whole page, as it is now."""
    title = words.say("waiting.failed" if progress.has_failed else "waiting.title")
    body = _failed(words) if progress.has_failed else _going_on(words, progress)
    language = LANGUAGES[words.tag]
    return (
        f'<!doctype html><html lang="{language.tag}" dir="{language.direction}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><main>{HEX}<h1>{escape(title)}</h1>{body}</main></body></html>"
    )


def _going_on(words: Words, progress: Progress) -> str:
    done = escape(words.say("waiting.done", done=progress.done, total=progress.total))
    lines = [words.say("waiting.itself")]
    if not progress.is_kept:
        lines.append(words.say("waiting.not_kept"))
    return (
        f"<p>{escape(words.say('waiting.why'))}</p>"
        f'<progress max="{progress.total}" value="{progress.done}" aria-label="{done}"></progress><p>{done}</p>'
        + "".join(f'<p class="soft">{escape(line)}</p>' for line in lines)
    )


def _failed(words: Words) -> str:
    return f"<p>{escape(words.say('waiting.failed_why'))}</p>"
