/** Of the slider for the flow; its positions are decimal logarithms of Nm³/h. */
export const sliderRange = { min: 0.7, max: 4.3, step: 0.02, start: 2 } as const;

export const sliderTicks = [10, 100, 1_000, 10_000];

export function flowAt(position: number): number {
  return Number((10 ** position).toPrecision(2));
}

export function positionOf(flow: number): number {
  return Math.min(Math.max(Math.log10(flow), sliderRange.min), sliderRange.max);
}
