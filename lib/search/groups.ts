import type { Found } from "./find.ts";
import type { DocumentKind } from "./search-index.ts";

export type { Found };

/** Results by kind; the kinds and their results in the order of their best ones. */
export function groupByKind(found: readonly Found[]): [DocumentKind, Found[]][] {
  return [...Map.groupBy(found, ({ kind }) => kind)];
}
