import type { hydratePage } from "./hydrate-page.ts";

/**
 * Hydrates a page at the first interaction, or after a few seconds. With data saver or on 2G it waits for a click on a
 * button that needs its script; the click is repeated after hydration (an island dispatches "hydrated"). If it
 * fails, the next interaction tries again, at another URL because browsers remember that a module has failed.
 *
 * Browsers report a resting pointer as moved by nothing when a page is laid out: no interaction. A page that paints nothing
 * may never become idle, so that wait has a timeout. A page that is printed before needs its style sheets.
 *
 * The text of this function is written into pages: it must not use anything from outside, and has no comments inside.
 * @param url of the module that hydrates (./hydrate-page.ts), with this page's arguments
 */
export function loader(url: string, ...args: Parameters<typeof hydratePage>): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const slow = connection && (connection.saveData || /2g/.test(connection.effectiveType ?? ""));
  const types = ["beforeprint"].concat(
    slow ? [] : ["pointermove", "pointerdown", "keydown", "focusin", "scroll"],
  );
  let started = false;
  let retry = "";
  let pressed: HTMLElement | null | undefined;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of args[2])
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }),
      );
    import(url + retry)
      .then((module) => module.hydratePage(...args))
      .then(
        () => {
          for (const type of types) removeEventListener(type, onEvent, true);
        },
        () => {
          retry += "?";
          setTimeout(() => (started = false), 2000);
        },
      );
  };
  const onEvent = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    if (type !== "pointermove" || movementX || movementY) start();
  };
  const onClick = (event: Event) => {
    pressed = (event.target as Element).closest<HTMLElement>("button[type=button]") ?? pressed;
    if (pressed) start();
  };
  addEventListener("click", onClick, true);
  addEventListener("hydrated", () => {
    removeEventListener("click", onClick, true);
    pressed?.click();
  });
  for (const type of types) addEventListener(type, onEvent, { capture: true, passive: true });
  if (!slow)
    addEventListener("load", () =>
      setTimeout(() => {
        self.requestIdleCallback?.(start, { timeout: 2000 }) ?? start();
      }, 4000),
    );
}
