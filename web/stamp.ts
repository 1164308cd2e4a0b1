/** A hash of all that the page is built from: whoever tests a built page can tell whether it is that of today. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
// tests/page/stamp.py has the same list and counts in the same way.
const SOURCES = [
  "src/hexmoot/words/locales",
  "web/index.html",
  "web/package-lock.json",
  "web/public",
  "web/src",
  "web/stamp.ts",
  "web/svelte.config.js",
  "web/vite.config.ts",
];

function filesIn(path: string): string[] {
  if (!statSync(ROOT + path).isDirectory()) return [path];
  return readdirSync(ROOT + path).flatMap((name) => filesIn(`${path}/${name}`));
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(filesIn).sort()) {
    const content = readFileSync(ROOT + path);
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

/** Writes the hash beside the page. */
export function stamp(): Plugin {
  return {
    name: "stamp",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "sources.sha256", source: `${hashOfSources()}\n` });
    },
  };
}
