import { loader } from "./hydration-loader.ts";
import type { HtmlTransform } from "./types.ts";

const part =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*?)\))<\/script>/gs;
const script = /<script src="(\/_next\/static\/[^"]+\.js)"(?: id="_R_")? async=""><\/script>/g;
const preload = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/**
 * Takes out of the page what only its coming alive needs, the scripts and the payload, which is most of its bytes. A small
 * loader fetches them when the page has been shown.
 *
 * The payload is left out only where the answer to a navigation is known to be the same.
 */
export const deferHydration: HtmlTransform = (page, { payload }) => {
  const { html, headers } = page;
  const scripts = Array.from(html.matchAll(script), ([, src = ""]) => src);
  // Next puts one character before it, which says whether more is to come.
  const build = payload?.startsWith("#") ? /"b":"[^"]+"/.exec(payload)?.[0] : undefined;
  if (!payload || !build || scripts.length === 0 || payloadOf(html) !== payload.slice(1)) return page;
  const rest = html.replace(script, "").replace(preload, "").replace(part, "");
  const call = `(${short(loader.toString())})(${inScript([build, checksum(payload), scripts])},${short(checksum.toString())})`;
  return { html: rest.replace(/<\/body><\/html>$/, () => `<script>${call}</script></body></html>`), headers };
};

/** A function's text on one line; no string of the loader has spaces around such signs. */
function short(text: string): string {
  return text.replace(/\s+/g, " ").replace(/ ?([{}()=;,:?|&<>]) ?/g, "$1");
}

/** By which the loader knows a payload; it is written into pages with it. */
function checksum(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum;
}

/** The payload that the HTML carries as text, in parts; undefined where it carries anything else. */
function payloadOf(html: string): string | undefined {
  const [begin, ...parts] = Array.from(html.matchAll(part), ([, , argument = ""]) => parse(argument));
  if (JSON.stringify(begin) !== "[0]") return undefined;
  let text = "";
  for (const value of parts) {
    if (!Array.isArray(value) || value.length !== 2 || value[0] !== 1) return undefined;
    text += value[1];
  }
  return text;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The arguments of a call, as they may stand in a script element. */
function inScript(values: unknown[]): string {
  return values.map((value) => JSON.stringify(value).replaceAll("<", "\\u003c")).join();
}
