/** The claims of the bench about the site, and how two sides of figures become a verdict. */
import type { Version } from "./version.ts";

export type Claim = {
  id: string;
  /** The measure, in words that need no further explanation. */
  sentence: string;
  unit: string;
  better: "less" | "more";
  /** The product's promise. */
  limit?: number;
  /** It may be this many times worse than before, noise included; without it nothing is compared. */
  ratio?: number;
  /** A difference that does not count, however large the ratio is. */
  slack?: number;
  /** Compares the median of the subjects' ratios: single ones are too noisy. */
  comparesMedian?: boolean;
};

/** The figures of one run, by claim: one number, or one for each subject, such as a route. */
export type Figures = Record<string, number | Record<string, number>>;

export type Part = {
  name: string;
  claims: Claim[];
  /** Runs of each version; a quick bench has one. */
  runs: number;
  measure: (version: Version, routes: string[]) => Promise<Figures>;
};

type Verdict = "ok" | "over the limit" | "worse than before" | "not measured";

export type Row = {
  claim: Claim;
  /** Empty for a claim about the whole site. */
  subject: string;
  before?: number;
  now?: number;
  /** Now divided by before. */
  ratio?: number;
  verdict: Verdict;
};

export function isFailure({ verdict }: Row): boolean {
  return verdict === "over the limit" || verdict === "worse than before";
}

/** One row for each claim and subject. */
export function evaluateClaims(claims: Claim[], before: Figures[], now: Figures[]): Row[] {
  return claims.flatMap((claim) => {
    const [old, current] = [before, now].map((runs) => mediansOf(claim, runs)) as [Medians, Medians];
    if (current.size === 0) return [{ claim, subject: "", verdict: "not measured" as const }];
    const rows = [...current].map(([subject, value]): Row => {
      const earlier = old.get(subject);
      return { claim, subject, before: earlier, now: value, ratio: ratioOf(value, earlier), verdict: "ok" };
    });
    const typical = median(rows.flatMap(({ ratio }) => ratio ?? []));
    return rows.map((row) => ({
      ...row,
      verdict: verdictOf(row, claim.comparesMedian ? typical : row.ratio),
    }));
  });
}

type Medians = Map<string, number>;

function mediansOf({ id }: Claim, runs: Figures[]): Medians {
  const values = new Map<string, number[]>();
  for (const run of runs) {
    const figure = run[id] ?? {};
    const subjects = typeof figure === "number" ? { "": figure } : figure;
    for (const [subject, value] of Object.entries(subjects))
      if (Number.isFinite(value)) values.set(subject, [...(values.get(subject) ?? []), value]);
  }
  return new Map([...values].map(([subject, all]) => [subject, median(all)]));
}

function ratioOf(now: number, before: number | undefined): number | undefined {
  if (before === undefined) return undefined;
  return now === before ? 1 : now / before;
}

function verdictOf({ claim, before, now = Number.NaN }: Row, ratio: number | undefined): Verdict {
  const { better, limit, ratio: most, slack = 0 } = claim;
  const isWithin = limit === undefined || (better === "less" ? now <= limit : now >= limit);
  if (!isWithin) return "over the limit";
  if (most === undefined || before === undefined || ratio === undefined) return "ok";
  const timesWorse = better === "less" ? ratio : 1 / ratio;
  return timesWorse > most && Math.abs(now - before) > slack ? "worse than before" : "ok";
}

/** `NaN` without numbers. */
export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
}
