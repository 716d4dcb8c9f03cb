import type { PageToHydrate, Pressed } from "./hydrate-page.ts";

/** Speculation Rules by which the browser prepares the pages of marked links. The policy allows this text by its hash. */
export const prerenderRules =
  '{"prerender":[{"where":{"selector_matches":".prerender"},"eagerness":"immediate"}]}';

/** Replaced by their values in the loader's text (./hydration-files.ts). */
declare const PRERENDER_RULES: string;
declare const HYDRATION_DELAY_MS: number;
declare const HYDRATION_RETRY_MS: number;
declare const SHOWN_DELAY_MS: number;

/**
 * Hydrates a page when something on it needs scripts: a press on a button or link that does nothing, or less, without them; a
 * field or menu in use. Scrolling, reading and plain links need none. Such a press is held and repeated once the page is hydrated; if
 * that fails, or the visitor presses again, a link is followed. After a failure the next use tries again, at another URL because
 * browsers remember that a module has failed. With a mouse the device counts as fast: its first movement hydrates, or four seconds.
 *
 * A touch screen gets the pages of the first two links in view ahead, once this page has loaded: prerendered,
 * or in other browsers their documents in the HTTP cache. With a mouse, components/islands/prefetch-links.tsx marks those that it
 * touches. All of this waits for a frame: browsers draw none of a page that is being prerendered or of a hidden tab, whose visitor
 * may never come; and before its first frame, it would delay the first paint of a page that is shown.
 *
 * React writes properties to an element that it hydrates, and handles its events itself from then on. Browsers report a resting
 * pointer as moved by nothing when a page is laid out: no interaction. A page that is printed before needs its style sheets.
 *
 * The text of this function is written into pages: it must not use anything from outside, and has no comments inside.
 * @param url of the module that hydrates (./hydrate-page.ts), with this page's arguments
 */
export function loader(url: string, ...args: PageToHydrate): void {
  const hasMouse = matchMedia("(pointer:fine)").matches;
  let started: boolean | undefined;
  let isDone: boolean | undefined;
  let pressed: Pressed | undefined;
  const add = (name: string, values: object) =>
    document.head.append(Object.assign(document.createElement(name), values));
  const follow = () => {
    if (pressed) pressed.ariaBusy = null;
    if (pressed?.href) location.href = pressed.href;
  };
  const start = () => {
    if (started) return;
    started = true;
    for (const name of args[2].split(" "))
      add("link", { rel: "preload", as: "script", href: `/_next/static/chunks/${name}.js` });
    import(url)
      .then((module) => module.hydratePage(() => pressed, ...args))
      .then((runs) => {
        isDone = true;
        if (runs) pressed?.click();
        else follow();
      })
      .catch(() => {
        url += "?";
        setTimeout(() => (started = false), HYDRATION_RETRY_MS);
        follow();
      });
  };
  const onUse = (event: Event) => {
    const { type, target, movementX, movementY } = event as PointerEvent;
    const find = (selector: string) => (target as Element).closest<Pressed>(selector);
    const element = type === "click" && find(`button[type=button]${hasMouse ? "" : ",[data-opens]"}`);
    const isUse =
      type === "pointermove"
        ? hasMouse && (movementX || movementY)
        : find("input,select,textarea,header summary");
    if (element || isUse) start();
    if (!element || element === pressed || isDone) return;
    if (pressed) pressed.ariaBusy = null;
    pressed = undefined;
    if (Object.keys(element)[0]) return;
    pressed = element;
    element.ariaBusy = "true";
    event.preventDefault();
  };
  for (const type of ["click", "focusin", "pointermove"]) addEventListener(type, onUse, true);
  addEventListener("beforeprint", start);
  addEventListener("load", () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const links = [
          ...document.querySelectorAll<HTMLAnchorElement>(
            'main [href^="/"]:not([href="/"],[data-opens],[href*="?"],[href*="#"],[href*="."])',
          ),
        ].filter((link) => (link.getClientRects()[0]?.top as number) < innerHeight);
        for (const link of links.slice(0, navigator.maxTouchPoints && 2)) {
          link.classList.add("prerender");
          if (!HTMLScriptElement.supports?.("speculationrules")) fetch(link.href).catch(() => {});
        }
        add("script", { type: "speculationrules", text: PRERENDER_RULES });
        if (hasMouse) setTimeout(start, HYDRATION_DELAY_MS);
      }, SHOWN_DELAY_MS),
    ),
  );
}
