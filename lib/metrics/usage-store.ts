/** Counts of a site's use by day, without anything about single visitors, in one SQLite file for all processes of a machine. */
import { CacheDatabase, type Sql } from "../runtime/cache-database.ts";
import { dataFile } from "../runtime/data-folder.ts";
import { periods } from "../runtime/periods.ts";
import { companyDay } from "../site/publication-date.ts";

/** True for `2026-05`. */
export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** Kinds of counts with their titles, and how many names each has in a day; the others share one. */
export const usageKinds = {
  inquiry: { title: "Inquiries by the page before the form", maxNames: 200 },
  page: { title: "Page views", maxNames: 1_000 },
  language: { title: "Page views by language", maxNames: 50 },
  referrer: { title: "Page views from other sites", maxNames: 200 },
  download: { title: "Downloads", maxNames: 200 },
  search: { title: "Searches without a result", maxNames: 200 },
  duty: { title: "Duties without a product", maxNames: 200 },
} as const;
export type UsageKind = keyof typeof usageKinds;
export type Counts = Map<UsageKind, Map<string, number>>;

export const otherName = "(other)";
export const keptDays = 400;

export type UsageSum = { kind: UsageKind; name: string; value: number };
export type UsageRow = UsageSum & { day: string };

export class UsageStore {
  readonly #disk: CacheDatabase;

  constructor(file = dataFile("usage.sqlite")) {
    this.#disk = new CacheDatabase(file, {
      name: "usage",
      tables: `CREATE TABLE IF NOT EXISTS usage (day TEXT, kind TEXT, name TEXT, value INTEGER NOT NULL,
        PRIMARY KEY (day, kind, name)) STRICT, WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS reports (month TEXT PRIMARY KEY, free_at INTEGER) STRICT`,
    });
  }

  /** Adds to the counts of a day. @returns false where the disk fails */
  add(counts: Counts, now = new Date()): boolean {
    const day = companyDay(now);
    const work = (sql: Sql) => {
      for (const [kind, names] of counts) addNames(sql, day, kind, names);
      sql("DELETE FROM usage WHERE day < ?").run(companyDay(new Date(now.getTime() - keptDays * 86_400_000)));
      return true;
    };
    return this.#disk.write(work) ?? false;
  }

  /** The counts of each day, of a month as in `2026-05` or all; the latest day first. */
  rows(month = ""): UsageRow[] {
    const days = "SELECT * FROM usage WHERE day LIKE ? ORDER BY day DESC, kind, value DESC, name";
    return (this.#disk.read((sql) => sql(days).all(`${month}%`)) ?? []) as UsageRow[];
  }

  /** The sums of a month, as in `2026-05`, of each kind the most frequent names first. */
  month(month: string): UsageSum[] {
    const sums = `SELECT kind, name, sum(value) AS value FROM usage WHERE day >= ? AND day <= ?
      GROUP BY kind, name ORDER BY value DESC, name`;
    return (this.#disk.read((sql) => sql(sums).all(`${month}-01`, `${month}-31`)) ?? []) as UsageSum[];
  }

  /**
   * A process that ends while it reports a month leaves it to the others.
   * @returns true for the one process that is to report a month now
   */
  claimReport(month: string, now: Date): boolean {
    const claim = `INSERT INTO reports VALUES (?, ?)
      ON CONFLICT (month) DO UPDATE SET free_at = excluded.free_at WHERE free_at < ?`;
    const [start, end] = [now.getTime(), now.getTime() + periods.usage.reportClaimMs];
    return this.#disk.write((sql) => sql(claim).run(month, end, start).changes === 1) ?? false;
  }

  /** Nobody reports the month again. */
  setReported(month: string): void {
    this.#disk.write((sql) => sql("UPDATE reports SET free_at = NULL WHERE month = ?").run(month));
  }

  close(): void {
    this.#disk.close();
  }
}

function addNames(sql: Sql, day: string, kind: UsageKind, names: Map<string, number>): void {
  const known = Number(
    sql("SELECT count(*) AS count FROM usage WHERE day = ? AND kind = ?").get(day, kind)?.count,
  );
  let free = usageKinds[kind].maxNames - known;
  const update = sql("UPDATE usage SET value = value + ? WHERE day = ? AND kind = ? AND name = ?");
  const insert = sql(
    `INSERT INTO usage VALUES (?, ?, ?, ?) ON CONFLICT (day, kind, name) DO UPDATE SET value = value + excluded.value`,
  );
  for (const [name, value] of names) {
    if (update.run(value, day, kind, name).changes > 0) continue;
    insert.run(day, kind, free > 0 ? name : otherName, value);
    free -= 1;
  }
}
