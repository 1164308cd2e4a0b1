/** What a reader prefers, kept by the browser. */

import { keep, kept } from "../client/storage";

export type Theme = "system" | "light" | "dark";
const THEMES: readonly Theme[] = ["system", "light", "dark"];

class Preferences {
  theme = $state<Theme>(THEMES.find((one) => one === kept("hexmoot.theme")) ?? "system");
  sound = $state(kept("hexmoot.sound") !== "off");
  coach = $state(kept("hexmoot.coach") === "on");
  /** Builds at the first click, without asking again. */
  quick = $state(kept("hexmoot.quick") === "on");
  /** Whether a single letter or digit does something at the table; who speaks to the machine may not want it. */
  keys = $state(kept("hexmoot.keys") !== "off");

  /** Whether the page is dark now, by choice or by the system's wish. */
  get isDark(): boolean {
    if (this.theme !== "system") return this.theme === "dark";
    return typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: dark)").matches;
  }

  otherTheme(): void {
    this.theme = this.isDark ? "light" : "dark";
    keep("hexmoot.theme", this.theme);
    this.dress();
  }

  /** Puts the theme on the document. */
  dress(): void {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }

  /** Something to begin with, for who has never chosen. */
  suggest(name: "coach", on: boolean): void {
    if (kept(`hexmoot.${name}`) === null) this.set(name, on);
  }

  set(name: "sound" | "coach" | "quick" | "keys", on: boolean): void {
    this[name] = on;
    keep(`hexmoot.${name}`, on ? "on" : "off");
  }
}

export const preferences = new Preferences();
