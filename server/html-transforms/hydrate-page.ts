/** Modules that run once scripts, given by their positions, are there. */
export type BootEntry = [scripts: number[], runtimeModuleIds: number[]];

/**
 * The text of this function is a file of the build (./hydration-files.ts): it must not use anything from outside, and has no
 * comments inside.
 *
 * Style sheets are enabled one after the other, to keep their order. The payload is requested with the parameter that Next
 * would otherwise redirect to. If it is of another build, or differs while a form is in use (React would render the form again,
 * empty), the page stays as it is: it works without scripts. If it differs otherwise, the content is newer than the page:
 * hydration would fail (React error 418), so the id of Next's own error page has Next render the payload instead of hydrating.
 * @param buildId contained in every payload of the build of these scripts
 * @param version of the page; the header x-page-version has that of the payload
 * @param scripts names of the files in static/chunks, separated by spaces
 * @param entries with which Turbopack starts
 * @throws when the payload cannot be fetched
 */
export async function hydratePage(
  buildId: string,
  version: string,
  scripts: string,
  entries: BootEntry[],
): Promise<void> {
  const add = (name: string, values: object) =>
    document.head.append(Object.assign(document.createElement(name), values));
  const inUse = () =>
    [...document.querySelectorAll<HTMLInputElement>("input,textarea")].some(
      (field) => field === document.activeElement || field.value !== field.defaultValue,
    );
  let sheets = Promise.resolve<unknown>(0);
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[disabled]")) {
    add("link", { rel: "preload", as: "style", href: sheet.href });
    sheets = sheets.then(() => {
      sheet.disabled = false;
      return new Promise((done) => Object.assign(sheet, { onload: done, onerror: done }));
    });
  }
  const search = location.search ? `${location.search}&` : "?";
  const payload = await fetch(`${location.pathname}${search}_rsc`, {
    headers: { RSC: "1" },
    cache: "no-store",
  });
  if (!payload.headers.get("content-type")?.includes("x-component")) throw new Error("no payload");
  const [text] = await Promise.all([payload.text(), sheets]);
  const changed = payload.headers.get("x-page-version") !== version;
  if (!text.includes(`"b":"${buildId}"`) || (changed && inUse())) return;
  if (changed) document.documentElement.id = "__next_error__";
  const files = scripts.split(" ").map((name) => `static/chunks/${name}.js`);
  const TURBOPACK = entries.map(([positions, runtimeModuleIds]) => ({
    otherChunks: positions.map((position) => files[position]),
    runtimeModuleIds,
  }));
  Object.assign(self, { TURBOPACK, __next_f: [[0], [1, text.slice(1)]] });
  for (const file of files) add("script", { src: `/_next/${file}` });
}
