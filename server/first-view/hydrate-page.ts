/** Response header of a page's payload: the version of the HTML that it hydrates. */
export const pageVersionHeader = "x-page-version";

/** Replaced by their values in the text of the file. */
declare const CHECK_MS: number;
declare const MAX_CHECKS: number;

/** Modules that run once the scripts at these positions have loaded. */
export type BootEntry = [scripts: number[], runtimeModuleIds: number[]];

/** The arguments of {@link hydratePage} about a page. */
export type PageToHydrate = [buildId: string, version: string, scripts: string, entries: BootEntry[]];

/** A button or link that was pressed before it had scripts. */
export type Pressed = HTMLElement & { href?: string };

/**
 * The text of this function is a file of the build (./hydration-files.ts): it must not use anything from outside, and has no
 * comments inside.
 *
 * Style sheets are enabled together once all are there: each time, browsers compute the styles of the whole page.
 *
 * The payload is requested with the parameter that Next would otherwise redirect to. If it is of another build, or differs while a form
 * is in use (React would render the form again, empty), the page stays as it is: it works without scripts. If it differs otherwise, the
 * content is newer than the page: hydration would fail (React error 418), so the id of Next's own error page has Next render the payload
 * instead of hydrating.
 *
 * Turbopack's runtime runs the page's entry, with all that it imports, in one task: half of it is React DOM. So large modules run
 * before it, in tasks of their own, between which the browser can answer a visitor. Its chunks are lists of ids and functions.
 *
 * When React receives an event while it hydrates a page, it finishes at once, in one long task. So typing and touches are kept from it
 * until then; fields keep what is typed. Clicks are not: an element that is already hydrated may have to answer.
 *
 * React writes properties to an element while it hydrates it, and handles its events once it is idle.
 * @param pressed tells what waits for scripts
 * @param buildId contained in every payload of the build of these scripts
 * @param version of the page's HTML; the header x-page-version has that of the payload's
 * @param scripts names of the files in static/chunks, separated by spaces
 * @param entries with which Turbopack starts
 * @returns true when the pressed element, or the page, is hydrated; false where it stays as it is
 * @throws when the payload or a script cannot be fetched
 */
export async function hydratePage(
  pressed: () => Pressed | undefined,
  buildId: string,
  version: string,
  scripts: string,
  entries: BootEntry[],
): Promise<boolean> {
  const add = (name: string, values: object) =>
    document.head.append(Object.assign(document.createElement(name), values));
  const inUse = () =>
    [...document.querySelectorAll<HTMLInputElement>("input,textarea")].some(
      (field) => field === document.activeElement || field.value !== field.defaultValue,
    );
  const eachSheet = (change: (sheet: HTMLLinkElement, events: object) => void) =>
    Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>("link[disabled]")].map(
        (sheet) => new Promise((done) => change(sheet, { onload: done, onerror: done })),
      ),
    );
  const sheets = eachSheet(({ href }, events) =>
    add("link", { rel: "preload", as: "style", href, ...events }),
  ).then(() => eachSheet((sheet, events) => Object.assign(sheet, { media: "", disabled: false, ...events })));
  const search = location.search ? `${location.search}&` : "?";
  const payload = await fetch(`${location.pathname}${search}_rsc`, {
    headers: { RSC: "1" },
    cache: "no-store",
  });
  if (!payload.headers.get("content-type")?.includes("x-component")) throw new Error("no payload");
  const [text] = await Promise.all([payload.text(), sheets]);
  const changed = payload.headers.get("x-page-version") !== version;
  if (!text.includes(`"b":"${buildId}"`) || (changed && inUse())) return false;
  if (changed) document.documentElement.id = "__next_error__";
  const load = (file: string) =>
    new Promise((onload, onerror) =>
      add("script", { src: `/_next/static/chunks/${file}.js`, onload, onerror }),
    );
  const isHydrating = () =>
    Object.entries(document).some(
      ([key, root]) =>
        key.startsWith("__reactContainer") && root.stateNode.current.memoizedState.isDehydrated,
    );
  const types =
    "pointerdown pointerup touchstart touchend mousedown mouseup keydown keypress keyup input change";
  for (const type of types.split(" "))
    addEventListener(type, (event) => isHydrating() && event.stopPropagation(), true);
  const files = scripts.split(" ");
  const isRuntime = (file: string) => file.startsWith("turbopack-");
  const chunks: unknown[][] = [];
  const turbopack = {
    TURBOPACK: chunks as { push: (entry: unknown) => void },
    __next_f: [[0], [1, text.slice(1)]],
  };
  Object.assign(self, turbopack);
  await Promise.all(files.filter((file) => !isRuntime(file)).map(load));
  const large = chunks.flatMap((chunk) =>
    chunk.filter(
      (_, index) => typeof chunk[index + 1] === "function" && `${chunk[index + 1]}`.length > 50_000,
    ),
  );
  await Promise.all(files.filter(isRuntime).map(load));
  const first = large.map((id): BootEntry => [[], [id as number]]);
  for (const [positions, runtimeModuleIds] of [...first, ...entries]) {
    const otherChunks = positions.map((position) => `static/chunks/${files[position]}.js`);
    (self as unknown as typeof turbopack).TURBOPACK.push({ otherChunks, runtimeModuleIds });
    await new Promise((done) => setTimeout(done));
  }
  for (let check = 0; check < MAX_CHECKS; check++) {
    await new Promise((done) => setTimeout(done, CHECK_MS));
    const element = pressed() || (document.querySelector("main") as HTMLElement);
    if (!Object.keys(element).some((key) => key.startsWith("__react"))) continue;
    await new Promise<unknown>((done) => (self.requestIdleCallback || setTimeout)(done));
    element.ariaBusy = null;
    return true;
  }
  return false;
}
