/** A guaranteed and a measured value; `better` is the side on which the guarantee is kept. */
export type Measured = {
  guaranteed: number;
  measured: number;
  unit?: string | undefined;
  better: "less" | "more";
};

/** The values at which an axis may end, with the numbers on it. */
const ends = [
  { limit: 3, ticks: [-3, -2, -1, 0, 1, 2, 3] },
  { limit: 5, ticks: [-5, -2.5, 0, 2.5, 5] },
  { limit: 10, ticks: [-10, -5, 0, 5, 10] },
] as const;

/** Of values in per cent, such as purities, the difference is in points. */
export function isInPoints({ unit }: Measured): boolean {
  return unit?.trim() === "%";
}

/**
 * Distance of a measured value from the guaranteed one, in per cent of it or in points, rounded to a tenth; `null` where there is no
 * per cent of the guaranteed value.
 */
export function deviation(row: Measured): number | null {
  const difference = row.measured - row.guaranteed;
  if (isInPoints(row)) return rounded(difference);
  return row.guaranteed === 0 ? null : rounded((100 * difference) / Math.abs(row.guaranteed));
}

/** The same with its sign turned where less is better: above zero is better than guaranteed. */
export function gain(row: Measured): number | null {
  const own = deviation(row);
  return own === null || row.better === "more" ? own : 0 - own;
}

/** The shortest axis that shows at least one of the rows; it is the same for all of them, so that their lengths can be compared. */
export function guaranteeAxis(rows: readonly Measured[]): (typeof ends)[number] {
  const nearest = Math.min(...rows.map((row) => Math.abs(gain(row) ?? Infinity)));
  return ends.find(({ limit }) => nearest <= limit) ?? ends[2];
}

const rounded = (value: number) => Math.round(value * 10) / 10 || 0;
