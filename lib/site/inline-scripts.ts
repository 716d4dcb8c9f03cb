/**
 * The inline scripts that components write. The server allows these texts and no others
 * (server/first-view/policy.ts), so a new one belongs here.
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

/**
 * Script behind the last link to the page in another language: the links take the query and the fragment along, which no server
 * gets. After hydration components/islands/language-links.tsx does the same.
 */
export const followAddress =
  "{let u=()=>{for(let a of document.querySelectorAll('a[rel=alternate]'))a.href=a.pathname+location.search+location.hash};" +
  'u();addEventListener("hashchange",u)}';

/** Key in session storage, set while the visitor wants the chat box closed. */
const closedKey = "closed:chat";
/** The chat box folds here, in every language, on narrow screens: the page itself has its links. */
const foldedPath = routes.contact;
const narrowScreen = "(width<=64rem)";
/** On the root element, for CSS, once the page is scrolled by more than this. */
export const scrolledAttribute = "data-scrolled";
const scrolledPx = 10;
const foldBelowPx = 400;
/** In low windows, such as that of a page enlarged to 400 %, the first scroll folds the chat box. */
const lowWindowPx = 416;

/**
 * Script behind the chat box, a `<details>`: it is open until the visitor closes it, then closed for the session. On narrow
 * screens it folds when the page needs the space: further down, while a field has the focus, and on the contact page. It folds and
 * unfolds only when this changes; in between, the visitor's choice stays. The first run reads no position: that would lay out
 * the page before its first paint.
 */
export const followVisitor =
  "{let d=document,s={},b=()=>d.querySelector('footer>details'),u=e=>{" +
  `let o=b(),y=e?scrollY:0,f=matchMedia("${narrowScreen}").matches&&(/\\${foldedPath}\\b/.test(d.URL)||y>${scrolledPx}&&(y>${foldBelowPx}||innerHeight<=${lowWindowPx})||d.activeElement.matches("input,textarea,select"));` +
  `d.documentElement.toggleAttribute("${scrolledAttribute}",y>${scrolledPx});` +
  `if(o&&o.f!=f){o.f=f;o.open=!f&&!("${closedKey}"in s)}};` +
  "try{s=sessionStorage}catch{}u();" +
  'for(let t of["scroll","focusin"])addEventListener(t,u);' +
  `addEventListener("click",({target:t})=>{let o=b();if(o?.firstChild.contains(t))try{o.open?s["${closedKey}"]="":delete s["${closedKey}"]}catch{}},!0)}`;
