import { createHash } from "node:crypto";
import { parseJson } from "../../lib/http/json.ts";
import { type BootEntry, pageVersionHeader } from "./hydrate-page.ts";
import { hydrateUrl, loaderText } from "./hydration-files.ts";
import {
  asyncScript,
  oldScript,
  payloadOf,
  payloadScript,
  scriptPreload,
  turbopackScript,
} from "./next-html.ts";
import type { HtmlTransform } from "./types.ts";

/**
 * Replaces the scripts and the payload, most of a page's bytes, by a small loader that fetches them once the page is shown.
 * Only done when the response to a navigation is known to be the same payload.
 */
export const deferHydration: HtmlTransform = (page, { payload }) => {
  const { html } = page;
  const scripts = Array.from(html.matchAll(asyncScript), ([, name = ""]) => name);
  // The first character of the response says whether it is complete ("#").
  const buildId = payload?.startsWith("#") ? /"b":"([^"]+)"/.exec(payload)?.[1] : undefined;
  if (!payload || !buildId || scripts.length === 0 || payloadOf(html) !== payload.slice(1)) return page;
  const entries = Array.from(html.matchAll(turbopackScript), ([, json = ""]) => toBootEntry(json, scripts));
  if (entries.includes(undefined)) return page;
  const replaced = [asyncScript, oldScript, scriptPreload, turbopackScript, payloadScript];
  const rest = replaced.reduce((text, pattern) => text.replace(pattern, ""), html);
  const version = versionOf(rest);
  const call = `${callStart}${toScriptArguments([hydrateUrl, buildId, version, scripts.join(" "), entries])}${callEnd}`;
  return {
    ...page,
    html: rest.replace(/<\/body><\/html>$/, () => `<script>${call}</script></body></html>`),
    headers: { ...page.headers, [pageVersionHeader]: version },
  };
};

/**
 * Differs where the content does: the payload of a page with the same HTML hydrates this one. Payloads of the same content
 * differ, by the order of their rows and by where React divides them.
 */
function versionOf(html: string): string {
  const content = html.replace(formToken, "").replaceAll(noIndex, "");
  return createHash("sha256").update(content).digest("base64url").slice(0, 12);
}

/** Next writes it once more to the page of missing addresses where it regenerates that page than during a build. React adds it to the document. */
const noIndex = '<meta name="robots" content="noindex"/>';

/** Written anew with each rendering (lib/inquiry/form-token.ts). */
const formToken = /"\w{8}\.[\w-]{43}"/g;

/** Names its chunks by their positions among the scripts; undefined when one is not among them. */
function toBootEntry(json: string, scripts: readonly string[]): BootEntry | undefined {
  const { otherChunks, runtimeModuleIds } = parseJson(json) as {
    otherChunks: string[];
    runtimeModuleIds: number[];
  };
  const positions = otherChunks.map((chunk) =>
    scripts.indexOf(chunk.replace(/^static\/chunks\/(.+)\.js$/, "$1")),
  );
  return positions.includes(-1) ? undefined : [positions, runtimeModuleIds];
}

/** True for the text of a script as written by {@link deferHydration}. */
export function isLoaderCall(text: string): boolean {
  if (!text.startsWith(callStart) || !text.endsWith(callEnd)) return false;
  return parseJson(`[${text.slice(callStart.length, -callEnd.length)}]`) !== undefined;
}

function toScriptArguments(values: unknown[]): string {
  return values.map((value) => JSON.stringify(value).replaceAll("<", "\\u003c")).join();
}

const callStart = `(${loaderText})(`;
const callEnd = ")";
