import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./shell/preferences.svelte";
import "./theme.css";
import "./shell/base.css";
import { speakAtFirst } from "./words/words.svelte";

preferences.dress();
// Without words there is nothing to show.
void speakAtFirst().then(() => mount(App, { target: document.body }));
