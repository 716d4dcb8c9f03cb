/** The number of records and pages of a list, as backends state it. */
import { isRecord, nameKey, type RawRecord } from "./raw-record.ts";

type Totals = { total: number; totalPages: number };

/** The page that was asked for, counted from 1, and the number of records that came. */
type ReceivedPage = { number: number; limit: number; records: number };

type Stated = { total: number | undefined; pages: number | undefined; pageSize: number | undefined };

/**
 * The totals of the first source that has any: `pagination`, `meta`, and the members beside `data`.
 * @param found receives what differs from the contract
 * @returns `undefined` where none has
 */
export function findPagination(
  [own, meta, flat]: unknown[],
  page: ReceivedPage,
  found: Set<string>,
): Totals | undefined {
  const nested = isRecord(meta) ? meta.pagination : undefined;
  const sources = [
    { source: own, name: undefined },
    { source: nested, name: "meta.pagination" },
    { source: meta, name: "totals in meta" },
    { source: flat, name: "totals beside data" },
  ];
  for (const { source, name } of sources) {
    const stated = isRecord(source) ? readTotals(source) : undefined;
    if (!stated || (stated.total ?? stated.pages) === undefined) continue;
    if (name) found.add(name);
    else if (isRecord(own)) nameDifferences(own, found);
    return completeTotals(stated, page, found);
  }
  return isRecord(own) && page.records === 0 ? { total: 0, totalPages: page.number - 1 } : undefined;
}

const totalNames = ["total", "totalcount", "filtercount"];
const pageNames = ["totalpages", "lastpage", "pagecount"];
const sizeNames = ["perpage", "pagesize", "limit"];

function readTotals(source: RawRecord): Stated {
  const values = valuesByKey(source);
  const first = (names: string[]) => names.map((name) => count(values.get(name))).find(Number.isInteger);
  return {
    // Directus has separate counts for filtered and for all records.
    total: first(values.has("filtercount") ? ["filtercount"] : totalNames),
    pages: first(pageNames),
    pageSize: first(sizeNames),
  };
}

/** A number of things, rounded up: some backends divide without rounding. */
function count(value: unknown): number | undefined {
  const isText = typeof value === "string" && /^\d{1,15}(?:\.\d{1,15})?$/.test(value.trim());
  const number = Math.ceil(isText ? Number(value) : typeof value === "number" ? value : -1);
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

function nameDifferences(own: RawRecord, found: Set<string>): void {
  const values = valuesByKey(own);
  if (["total", "totalpages"].some((name) => typeof values.get(name) === "string"))
    found.add("numbers as text");
  const written = pageNames.map((name) => values.get(name)).find((value) => value !== undefined);
  const pages = count(written);
  if (pages !== undefined && pages === Number(written)) return;
  const text = JSON.stringify(written)?.slice(0, 60) ?? "nothing";
  found.add(`${text} for totalPages, which is rounded up or counted from the total`);
}

function valuesByKey(source: RawRecord): Map<string, unknown> {
  return new Map(Object.entries(source).map(([name, value]) => [nameKey(name), value]));
}

/**
 * Trusts the stated number of pages, unless there is none, or the page is full and the total has more records. A page that came
 * with records exists.
 */
function completeTotals(
  { total, pages, pageSize }: Stated,
  { number, limit, records }: ReceivedPage,
  found: Set<string>,
): Totals {
  // Some backends ignore the limit.
  const needed = total && Math.ceil(total / Math.max(pageSize || limit, records));
  const known = (number - 1) * limit + records;
  let totalPages = pages || needed || (records > 0 ? number : 0);
  if (needed && needed > totalPages && records === limit) totalPages = needed;
  if (records > 0) totalPages = Math.max(totalPages, number);
  if (pages !== undefined && pages !== totalPages)
    found.add(`totals that contradict each other, such as ${total ?? known} records on ${pages} pages`);
  return { total: records > 0 ? Math.max(total ?? 0, known) : (total ?? 0), totalPages };
}
