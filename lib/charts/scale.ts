/** The values at both ends of an axis, and those of its gridlines. */
export type Scale = { from: number; to: number; ticks: number[] };

const stepSizes = [1, 2, 2.5, 5, 10];

/**
 * A scale of at most `maxSteps` round steps around the values.
 * @param zero false where the values may stand on an axis that does not begin at zero: the scale then shows their differences
 */
export function roundScale(values: number[], maxSteps: number, zero: boolean): Scale {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const isNarrow = !zero && lowest > 0 && highest - lowest < highest / 4;
  const min = isNarrow ? lowest : Math.min(0, lowest);
  const max = Math.max(highest, isNarrow ? lowest : 0);
  let step = roundStep((max - min || Math.abs(max) || 1) / maxSteps);
  while (Math.ceil(clean(max / step)) - Math.floor(clean(min / step)) > maxSteps)
    step = roundStep(step * 1.01);
  const first = Math.floor(clean(min / step));
  const last = Math.max(first + 1, Math.ceil(clean(max / step)));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step));
  return { from: clean(first * step), to: clean(last * step), ticks };
}

/** Position of a value on a scale, in per cent. */
export function position(value: number, { from, to }: Scale): number {
  return (100 * (value - from)) / (to - from);
}

/** The next number that is easy to count in. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return clean(power * (stepSizes.find((size) => size * power >= least * (1 - 1e-9)) ?? 10));
}

/** Without the digits that binary fractions add. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}
