/** The fields of Chromium's trace events that are read here. */
export type TraceEvent = {
  name: string;
  ts: number;
  args?: { frame?: string; data?: Record<string, unknown> };
};

/** URL of the image that was the largest contentful paint; `undefined` if that was text. */
export function lcpImageUrl(events: TraceEvent[]): string | undefined {
  const paints = events.filter(({ name }) => name === "largestContentfulPaint::Candidate");
  const last = paints.sort((a, b) => a.ts - b.ts).at(-1);
  const node = last?.args?.data?.nodeId;
  if (last?.args?.data?.type !== "image" || node === undefined) return undefined;
  const paint = events.findLast(
    ({ name, args }) => name === "LargestImagePaint::Candidate" && args?.data?.DOMNodeId === node,
  );
  const url = paint?.args?.data?.imageUrl;
  return typeof url === "string" ? url : undefined;
}
