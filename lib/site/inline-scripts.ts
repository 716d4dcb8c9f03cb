/**
 * The inline scripts that components write. The server allows these texts and no others
 * (server/html-transforms/known-code.ts), so a new one belongs here.
 */

import { routes } from "./routes.ts";

/** `href` of the style element whose first rule holds the font faces in a media query. */
export const fontStylesName = "font-faces";
export const fontStylesSelector = `style[data-href=${fontStylesName}]`;

/** Key in local storage of the URL of the cached font. */
export const fontStorageKey = "font";

/**
 * Script for a page load when the font is cached: enables the font before the first paint. With `font-display: optional` and
 * a preload, the first paint waits up to 50 ms for the font, so nothing shifts.
 */
export function enableCachedFont(file: string): string {
  const [name, url, sheet] = [fontStorageKey, file, fontStylesSelector].map((value) => JSON.stringify(value));
  return `try{let d=document;if(localStorage[${name}]===${url})d.querySelector("link[as=font]").media=d.querySelector(${sheet}).sheet.cssRules[0].media.mediaText="all"}catch{}`;
}

/** Boxes that a visitor can close for a session. */
export const closableBoxes = ["chat"] as const;
export type ClosableBox = (typeof closableBoxes)[number];

/** Key in session storage of the closed state. */
export function closedKey(name: ClosableBox): string {
  return `closed:${name}`;
}

/** The box folds here on narrow screens: the page itself has its links. */
export const foldedPath = routes.contact;
export const narrowScreen = "(width<=64rem)";

/**
 * Script behind a closable `<details>`: closes it, and remembers what the visitor presses, before hydration, which may be late.
 */
export function restoreClosedState(name: ClosableBox): string {
  const isFolded = `location.pathname===${JSON.stringify(foldedPath)}&&matchMedia(${JSON.stringify(narrowScreen)}).matches`;
  return `{let b=document.currentScript.previousElementSibling,k=${JSON.stringify(closedKey(name))};b.open=!(${isFolded});try{let s=sessionStorage;if(k in s)b.open=false;b.firstChild.addEventListener("click",()=>b.open?s[k]="":delete s[k])}catch{}}`;
}
