// All drawings on one page, for looking at them: `npm run dev`, then /gallery.html. Not part of what is built.
// ?show=island|large|gift|watch|art|watch-art|watch-panels,
// &spots=corner|side|hex|section (for panels: a language), &theme=light|dark.

import { mount } from "svelte";
import Gallery from "./gallery/Gallery.svelte";
import "./theme.css";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;

mount(Gallery, { target: document.body, props: { show: asked.get("show") ?? "island", spots: asked.get("spots") } });
