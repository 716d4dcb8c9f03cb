import { type PlantLine, plantPlaces } from "./places.ts";

/** A place of the drawing with the entry that took it. */
export type Step<T> = { symbol: string; entry: T };

export type Plant<T> = { lines: Record<PlantLine, Step<T>[]>; others: T[] };

/**
 * Puts each entry at the place that its symbol names, along the flow. `others`: entries without a symbol, with an unknown one,
 * or with one that an earlier entry has. Returns undefined when no entry has a place: there is nothing to draw then.
 */
export function placeEntries<T extends { symbol: string }>(entries: T[]): Plant<T> | undefined {
  const placed = new Map<string, T>();
  for (const entry of entries) if (!placed.has(entry.symbol)) placed.set(entry.symbol, entry);
  const stepsOf = (line: PlantLine): Step<T>[] =>
    plantPlaces[line].flatMap((symbol) => {
      const entry = placed.get(symbol);
      return entry ? { symbol, entry } : [];
    });
  const lines = { air: stepsOf("air"), hydrogen: stepsOf("hydrogen") };
  const inPlace = new Set([...lines.air, ...lines.hydrogen].map(({ entry }) => entry));
  if (inPlace.size === 0) return undefined;
  return { lines, others: entries.filter((entry) => !inPlace.has(entry)) };
}
