/**
 * Hydrates a page at the first interaction, or after a few seconds. With data saver or on a slow connection it waits for a
 * click on a button that needs its script; the click is repeated after hydration (an island dispatches "hydrated").
 *
 * Browsers report a resting pointer as moved by nothing when a page is laid out: no interaction. A page that paints nothing
 * may never become idle, so that wait has a timeout. Style sheets are enabled one after the other, to keep their order.
 *
 * The payload is requested with the parameter that Next would otherwise redirect to. If that fails, the next interaction
 * tries again. If it is of another build, or differs while a form is in use (React would render the form again, empty), the
 * page stays as it is: it works without scripts. If it differs otherwise, the content is newer than the page: hydration would
 * fail (React error 418), so the id of Next's own error page has Next render the payload instead of hydrating.
 *
 * The text of this function is written into pages: it must not use anything from outside, and has no comments inside.
 * @param build contained in every payload of the build of these scripts
 * @param version of the page; the header x-page-version has that of the payload
 */
export function loader(build: string, version: string, scripts: string[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const slow = connection && (connection.saveData || /[23]g/.test(connection.effectiveType ?? ""));
  const types = slow ? [] : ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
  let started = false;
  let changed = false;
  let pressed: HTMLElement | null | undefined;
  const add = (name: string, values: object) =>
    document.head.append(Object.assign(document.createElement(name), values));
  const inUse = () =>
    [...document.querySelectorAll<HTMLInputElement>("input,textarea")].some(
      (field) => field === document.activeElement || field.value !== field.defaultValue,
    );
  const start = () => {
    if (started) return;
    started = true;
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
    }).then((res) => {
      if (!res.headers.get("content-type")?.includes("x-component")) throw 0;
      changed = res.headers.get("x-page-version") !== version;
      return res.text();
    });
    Promise.all([payload, sheets]).then(
      ([text]) => {
        for (const type of types) removeEventListener(type, onEvent, true);
        if (!text.includes(build) || (changed && inUse())) return;
        if (changed) document.documentElement.id = "__next_error__";
        (self as { __next_f?: unknown }).__next_f = [[0], [1, text.slice(1)]];
        for (const src of scripts) add("script", { src });
      },
      () => setTimeout(() => (started = false), 2000),
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
