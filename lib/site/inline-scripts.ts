/**
 * The inline scripts that components write. The server allows these texts and no others
 * (server/html-transforms/known-code.ts), so a new one belongs here.
 */

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

/** Script behind a closable `<details>`: closes it, and remembers a toggle, before hydration, which may be late. */
export function restoreClosedState(name: ClosableBox): string {
  const [box, key] = ["document.currentScript.previousElementSibling", JSON.stringify(closedKey(name))];
  return `(b=>{try{let s=sessionStorage;b.open=s.getItem(${key})===null;b.addEventListener("toggle",()=>b.open?s.removeItem(${key}):s.setItem(${key},""))}catch{}})(${box})`;
}
