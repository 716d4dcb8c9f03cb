import type { hydratePage } from "../../lib/next/hydrate-page.ts";

/** Speculation Rules by which the browser prepares the pages of marked links. The policy allows this text by its hash. */
export const prerenderRules =
  '{"prerender":[{"where":{"selector_matches":".prerender"},"eagerness":"immediate"}]}';

/** Replaced by their values in the loader's text (./hydration-files.ts). */
declare const PRERENDER_RULES: string;
declare const HYDRATION_DELAY_MS: number;
declare const HYDRATION_RETRY_MS: number;
declare const SHOWN_DELAY_MS: number;

/**
 * Hydrates a page at the first interaction, or after four seconds. With data saver or on 2G it waits for a click on a
 * button that needs its script; the click is repeated after hydration (an island dispatches "hydrated"). If it
 * fails, the next interaction tries again, at another URL because browsers remember that a module has failed.
 *
 * Unless data is saved, the browser of a touch screen prerenders the pages of the first two links in view once this page has
 * loaded; with a mouse, components/islands/prefetch-links.tsx marks those that it touches. All of this waits for a frame:
 * browsers draw none of a page that is being prerendered or of a hidden tab, whose visitor may never come and should not
 * load scripts; and before its first frame, it would delay the first paint of a page that is shown.
 *
 * Browsers report a resting pointer as moved by nothing when a page is laid out: no interaction. A page that is printed before needs
 * its style sheets.
 *
 * The text of this function is written into pages: it must not use anything from outside, and has no comments inside.
 * @param url of the module that hydrates (lib/next/hydrate-page.ts), with this page's arguments
 */
export function loader(url: string, ...args: Parameters<typeof hydratePage>): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  let started: boolean | undefined;
  let pressed: HTMLElement | null | undefined;
  const add = (name: string, values: object) =>
    document.head.append(Object.assign(document.createElement(name), values));
  const start = () => {
    if (started) return;
    started = true;
    for (const name of args[2].split(" "))
      add("link", { rel: "preload", as: "script", href: `/_next/static/chunks/${name}.js` });
    import(url)
      .then((module) => module.hydratePage(...args))
      .catch(() => {
        url += "?";
        setTimeout(() => (started = false), HYDRATION_RETRY_MS);
      });
  };
  addEventListener(
    "click",
    ({ target }) => {
      pressed = (target as Element).closest<HTMLElement>("button[type=button]") ?? pressed;
      if (pressed) start();
    },
    true,
  );
  addEventListener("hydrated", () => pressed?.click());
  addEventListener("beforeprint", start);
  if (connection?.saveData || /2g/.test(connection?.effectiveType as string)) return;
  for (const type of ["pointermove", "pointerdown", "keydown", "focusin", "scroll"])
    addEventListener(
      type,
      (({ movementX, movementY }: PointerEvent) => {
        if (type !== "pointermove" || movementX || movementY) start();
      }) as EventListener,
      true,
    );
  addEventListener("load", () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        [...document.querySelectorAll('main [href^="/"]:not([href="/"],[href*="?"],[href*="."])')]
          .filter((link) => link.getBoundingClientRect().top < innerHeight)
          .slice(0, navigator.maxTouchPoints && 2)
          .map((link) => link.classList.add("prerender"));
        add("script", { type: "speculationrules", text: PRERENDER_RULES });
        setTimeout(start, HYDRATION_DELAY_MS);
      }, SHOWN_DELAY_MS),
    ),
  );
}
