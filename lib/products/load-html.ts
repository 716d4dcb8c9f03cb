import en from "../../messages/en/duty.json" with { type: "json" };
import type { Duty } from "../site/duty.ts";
import { finderHref } from "../site/finder-href.ts";
import { localPath } from "../site/language-path.ts";
import type { Measure } from "../text/quantities.ts";
import { fill } from "../words/fill.ts";
import { formatNumber } from "../words/formats.ts";
import { defaultLanguage, type Language } from "../words/language.ts";
import { dutyRows, type Load, loadOf } from "./load.ts";
import type { Spec } from "./specs.ts";

const units = { flow: "Nm³/h", purity: "%", pressure: "bar(g)" };
const inOwnUnit = (measure: Measure, value: number) =>
  `${formatNumber(value, { maximumFractionDigits: 4 })}\u00a0${units[measure]}`;

/** Of a product, what {@link loadHtml} reads: for an attribute, in which nothing has to be escaped. */
export function loadData(gases: string[], specs: Spec[]): string {
  return encodeURIComponent(JSON.stringify([gases, dutyRows(specs)])).replaceAll("'", "%27");
}

/**
 * HTML of the strip about a visitor's duty, for the server and for the island; empty where nothing can be said.
 * @param data by {@link loadData}
 * @param describe a value of the visitor, as it is shown
 */
export function loadHtml(
  data: string,
  duty: Duty,
  words = en,
  language: Language = defaultLanguage,
  describe = inOwnUnit,
): string {
  const [gases, specs] = JSON.parse(decodeURIComponent(data)) as [string[], Spec[]];
  const load = loadOf(gases, specs, duty);
  if (!load) return "";
  const text = fill(words[load.kind], valuesOf(load, duty, describe));
  const meter = load.kind === "load" ? `<meter max="100" value="${load.percent}"></meter>` : "";
  const href = localPath(finderHref({ duty }), language);
  return `<p><b>${text}</b><a href="${href}">${words.edit}</a></p>${meter}`;
}

function valuesOf(load: Load, duty: Duty, describe: typeof inOwnUnit): Record<string, string> {
  const { kind } = load;
  const needs = (["flow", "purity", "pressure"] as const).flatMap((measure) => {
    const value = duty[measure];
    return value === undefined ? [] : [[measure, describe(measure, value)]];
  });
  if (kind === "load") return { ...Object.fromEntries(needs), percent: String(load.percent) };
  const limit = inOwnUnit(kind === "purity" || kind === "pressure" ? kind : "flow", load.limit);
  return { ...Object.fromEntries(needs), limit };
}
