import { readQuantity } from "../text/find-quantity.ts";
import { measures, ownUnit, unitNamed } from "../text/quantities.ts";
import { type FinderQuery, isGas, parseFinderQuery } from "./duty.ts";
import { readDuty } from "./duty-in-units.ts";
import { unescapeText } from "./finder-href.ts";
import { splitLanguage } from "./language-path.ts";
import { routes } from "./routes.ts";

const finderPath = new RegExp(`^${routes.product}/(find|compare)(?:/(.*))?$`, "is");

/** Reads a path of `finderHref`, and other spellings of it; undefined for any other path. */
export function parseFinderPath(path: string): FinderQuery | undefined {
  const [, name, rest = ""] = finderPath.exec(path) ?? [];
  return name ? parseFinderSegments(name.toLowerCase() as "find" | "compare", rest.split("/")) : undefined;
}

/** @param segments behind the name, which Next may have escaped; those that say nothing are left out */
export function parseFinderSegments(name: "find" | "compare", segments: string[]): FinderQuery {
  const texts = segments.map(decode);
  const params = new URLSearchParams(name === "compare" ? { compare: texts.shift() ?? "" } : {});
  for (const text of texts) {
    const [parameter, value] = readSegment(text) ?? [];
    if (parameter && value && !params.has(parameter)) params.set(parameter, value);
  }
  return parseFinderQuery(params, readDuty);
}

function readSegment(segment: string): [parameter: string, value: string] | undefined {
  const lower = segment.toLowerCase();
  if (isGas(lower)) return ["gas", lower];
  const [, measure, text = ""] = /^(flow|purity|pressure)-(.*)$/is.exec(segment) ?? [];
  if (measure) return [measure.toLowerCase(), unescapeText(text)];
  const [, number = "", slug = ""] = /^(\d+(?:\.\d+)?)(?:-([a-z\d]+))?$/.exec(lower) ?? [];
  if (!number) return undefined;
  const known = unitNamed(slug);
  if (known) return [known.measure, known.unit === ownUnit(known.measure) ? number : number + known.unit];
  const other = measures.find((each) => readQuantity(number + slug, each));
  return other && [other, number + slug];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * True for a path at which Next serves a page with values that were typed in other units, or cannot be read: there are as many as
 * numbers, so none is kept.
 */
export function hasTypedValues(path: string): boolean {
  const { typed, unread } = parseFinderPath(splitLanguage(path).path)?.duty ?? {};
  return typed !== undefined || unread !== undefined;
}
