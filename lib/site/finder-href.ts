import { plainLetters } from "../text/characters.ts";
import type { FinderQuery } from "./duty.ts";
import { routes } from "./routes.ts";

const ownUnits = { flow: "Nm3/h", purity: "%", pressure: "bar(g)" };

/**
 * The canonical address of a search among the products, `/product/find/nitrogen/300-nm3h/99.9/6-barg`, or of a comparison,
 * `/product/compare/1,2/nitrogen`. Without any value it is the list. ./finder-path.ts reads it.
 */
export function finderHref({ duty, ids = [] }: Pick<FinderQuery, "duty"> & Partial<FinderQuery>): string {
  const { gas, typed, unread } = duty;
  const values = (["flow", "purity", "pressure"] as const).flatMap((measure) => {
    const [text, own] = [unread?.[measure], duty[measure]];
    if (text !== undefined) return `${measure}-${escapeText(text)}`;
    return typed?.[measure]
      ? withUnit(typed[measure])
      : own === undefined
        ? []
        : withUnit(own + ownUnits[measure]);
  });
  // A value that cannot be read is corrected in the finder.
  const isComparison = ids.length > 0 && !unread;
  const segments = [...(isComparison ? [ids.join(",")] : []), ...(gas ? [gas] : []), ...values];
  if (segments.length === 0) return routes.product;
  return [routes.product, isComparison ? "compare" : "find", ...segments].join("/");
}

/** `500-scfm` for 500SCFM; a number alone is a purity in percent. */
function withUnit(quantity: string): string {
  const [, number = "", unit = ""] = /^([\d.]+)(.*)$/.exec(quantity) ?? [];
  return [number, plainLetters(unit)].filter(Boolean).join("-");
}

/** Any text, in signs that no path escapes or loses at its end. */
function escapeText(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!~*'()_]|\.$/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    .replaceAll("%20", "_")
    .replaceAll("%", "!");
}

/** Reverses {@link escapeText}; `""` for what it did not write. */
export function unescapeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("_", " ").replaceAll("!", "%"));
  } catch {
    return "";
  }
}
