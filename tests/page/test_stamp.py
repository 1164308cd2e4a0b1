"""The tests never look at a page of yesterday."""

from pathlib import Path

from tests.page.stamp import NOT_BUILT, STALE, hash_of_sources, trouble_with


def test_a_page_is_tested_only_as_its_sources_are_now(tmp_path: Path) -> None:
    page, source = tmp_path / "page", tmp_path / "web" / "src" / "Island.svelte"
    source.parent.mkdir(parents=True)
    source.write_text("<svg></svg>")
    page.mkdir()
    assert trouble_with(page, tmp_path) == NOT_BUILT
    (page / "index.html").touch()
    assert trouble_with(page, tmp_path) == STALE
    (page / "sources.sha256").write_text(hash_of_sources(tmp_path) + "\n")
    assert trouble_with(page, tmp_path) == ""
    source.write_text("<svg> </svg>")
    assert trouble_with(page, tmp_path) == STALE
    source.write_text("<svg></svg>")
    assert trouble_with(page, tmp_path) == ""
    words = tmp_path / "src" / "hexmoot" / "words" / "locales" / "en" / "page.ftl"
    words.parent.mkdir(parents=True)
    words.touch()
    assert trouble_with(page, tmp_path) == STALE
    words.unlink()
    source.rename(source.with_name("Sea.svelte"))
    assert trouble_with(page, tmp_path) == STALE
