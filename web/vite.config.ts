import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { stamp } from "./stamp.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), stamp()],
  resolve: {
    // The words of the game are the library's own, for page, terminal and server alike.
    alias: { $locales: here("../src/hexmoot/words/locales") },
    // In tests, too, components are those of a browser.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    // Served by `hexmoot serve`, and part of the wheel.
    outDir: here("../src/hexmoot/page"),
    emptyOutDir: true,
    target: "es2022",
    // The server's policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm run dev` beside a running `hexmoot serve`.
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": "http://127.0.0.1:8310",
      "/ws": { target: "ws://127.0.0.1:8310", ws: true },
    },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
