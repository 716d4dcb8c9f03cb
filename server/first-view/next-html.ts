/** Patterns of the HTML that Next writes. HTML that does not match them is left unchanged. */
import { parseJson } from "../../lib/http/json.ts";

const payload = String.raw`<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(((?:(?!</script>).)*)\)</script>`;

/** Passes one part of the payload to React; captures the arguments. */
export const payloadScript = new RegExp(payload, "gs");

export const payloadScripts = new RegExp(`(?:${payload}){2,}`, "gs");

const jsonString = String.raw`"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*)*"`;
const push = String.raw`(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[(?:0|[13],${jsonString})\]\)`;

/** The text of a script that does nothing but pass parts of the payload: one JSON literal each. */
export const payloadCode = new RegExp(`^${push}(?:;${push})*$`);

const turbopackEntry = String.raw`\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{"otherChunks":\[(?:"static\/chunks\/[\w.~-]+\.js",?)*\],"runtimeModuleIds":\[[\d,]*\]\})\);`;

/** The text of the script that lists the chunks of the page for Turbopack. */
export const turbopackCode = new RegExp(`^${turbopackEntry}$`);

/** Captures the entry as JSON. */
export const turbopackScript = new RegExp(`<script>${turbopackEntry}</script>`, "g");

/** The rules of Next's own page for errors outside of any layout. */
export const errorPageStyles =
  /^(?::root \{(?:--next-error-[\w-]+: [#\w(),. ]+;)+\}|@media \(prefers-color-scheme: dark\) \{|\}|body \{ margin: 0; color: var\(--next-error-text\); background: var\(--next-error-bg\); \})+$/;

/** Captures the file's name. */
export const asyncScript =
  /<script src="\/_next\/static\/chunks\/([^"/ ]+)\.js"(?: id="_R_")? async=""><\/script>/g;

/** Polyfills for browsers that cannot run the other scripts. */
export const oldScript = /<script src="\/_next\/static\/[^"]+\.js" noModule=""><\/script>/g;

export const scriptPreload = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/** Captures the URL. */
export const styleSheetLink =
  /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)" data-precedence="[^"]*"\/>/g;

export const styleSheetLinks = new RegExp(`(?:${styleSheetLink.source})+`, "g");

/** The payload in the HTML; undefined when a part is not text. */
export function payloadOf(html: string): string | undefined {
  const [start, ...parts] = Array.from(html.matchAll(payloadScript), ([, json = ""]) => parseJson(json));
  if (JSON.stringify(start) !== "[0]") return undefined;
  let text = "";
  for (const part of parts) {
    if (!Array.isArray(part) || part.length !== 2 || part[0] !== 1) return undefined;
    text += part[1];
  }
  return text;
}
