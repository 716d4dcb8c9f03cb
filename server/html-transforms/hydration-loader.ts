/**
 * What runs in a page before its scripts are there: their loader. It is written into pages as text, on one line: so it
 * uses nothing from outside, and has no comments inside.
 */

/**
 * Makes the page come alive: at the first sign that somebody is there, by hand or by key, or when it has been looked at
 * for a while; a page that paints nothing may never be told that the browser is idle, so the wait for that has an end. With
 * data saver, and on slow connections, only when something is pressed that does nothing by itself; such a button is pressed
 * again when it is able to answer (an island dispatches "hydrated"). A pointer that moves by nothing is no sign: browsers tell
 * of one that rests where the page has just been laid out.
 *
 * The page has of its style sheets what it uses itself (./inline-styles.ts); what scripts bring into it needs them whole.
 * They come one behind the other: none may stand before another that is there already.
 *
 * The payload is asked for with the parameter that Next would else ask for by a redirect. Where it cannot be had, the next
 * sign is waited for; where it is that of another build, the page stays as it is: it works without scripts. So it does where
 * something else was published meanwhile and a form is in use, for React would make the page anew, and the form empty.
 * @param build what a payload of these scripts' build contains
 * @param sum of the payload that the page was made with; see ./scripts-later.ts
 * @param scripts their addresses
 * @param checksum by which `sum` was made, and the payload that comes is known
 */
export function loader(
  build: string,
  sum: number,
  scripts: string[],
  checksum: (text: string) => number,
): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const sparing = connection && (connection.saveData || /[23]g/.test(connection.effectiveType ?? ""));
  const signs = sparing ? [] : ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
  let begun = false;
  let pressed: HTMLElement | null | undefined;
  const add = (name: string, values: object) =>
    document.head.append(Object.assign(document.createElement(name), values));
  const inUse = () =>
    [...document.querySelectorAll<HTMLInputElement>("input,textarea")].some(
      (field) => field === document.activeElement || field.value !== field.defaultValue,
    );
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of scripts) add("link", { rel: "preload", as: "script", href });
    let sheets = Promise.resolve<unknown>(0);
    for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[disabled]")) {
      add("link", { rel: "preload", as: "style", href: sheet.href });
      sheets = sheets.then(() => {
        sheet.disabled = false;
        return new Promise((done) => Object.assign(sheet, { onload: done, onerror: done }));
      });
    }
    const payload = fetch(`${location.pathname}${location.search ? `${location.search}&` : "?"}_rsc`, {
      headers: { RSC: "1" },
      cache: "no-store",
    }).then((answer) => {
      if (!answer.headers.get("content-type")?.includes("x-component")) throw 0;
      return answer.text();
    });
    Promise.all([payload, sheets]).then(
      ([text]) => {
        for (const sign of signs) removeEventListener(sign, notice, true);
        if (!text.includes(build) || (checksum(text) !== sum && inUse())) return;
        (self as { __next_f?: unknown }).__next_f = [[0], [1, text.slice(1)]];
        for (const src of scripts) add("script", { src });
      },
      () => setTimeout(() => (begun = false), 2000),
    );
  };
  const notice = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    if (type !== "pointermove" || movementX || movementY) begin();
  };
  const press = (event: Event) => {
    pressed = (event.target as Element).closest<HTMLElement>("button[type=button]") ?? pressed;
    if (pressed) begin();
  };
  addEventListener("click", press, true);
  addEventListener("hydrated", () => {
    removeEventListener("click", press, true);
    pressed?.click();
  });
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  if (!sparing)
    addEventListener("load", () =>
      setTimeout(() => {
        self.requestIdleCallback?.(begin, { timeout: 2000 }) ?? begin();
      }, 4000),
    );
}
