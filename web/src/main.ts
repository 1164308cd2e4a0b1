import { mount } from "svelte";
import App from "./App.svelte";
import { part } from "./client/part";
import { preferences } from "./shell/preferences.svelte";
import "./theme.css";
import "./shell/base.css";
import { sayUnspoken } from "./words/unspoken";
import { speakAtFirst, wantedAtFirst } from "./words/words.svelte";

preferences.dress();
// Without words there is nothing to show but that they are missing.
part("words", speakAtFirst).then(
  () => mount(App, { target: document.body }),
  () => sayUnspoken(wantedAtFirst()),
);
