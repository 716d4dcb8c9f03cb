/** A number greater than 0 and at most 1; undefined for any other text. */
export function parsePeriodScale(text: string): number | undefined {
  const scale = /^(?:1|0?\.\d{1,6})$/.test(text) ? Number(text) : 0;
  return scale > 0 ? scale : undefined;
}
