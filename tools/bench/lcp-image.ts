/** What Chromium notes while it loads a page, as far as it is read here. */
export type TraceEvent = {
  name: string;
  ts: number;
  args?: { frame?: string; data?: Record<string, unknown> };
};

/** The address of the picture that was a page's largest paint; `undefined` where that was text. */
export function lcpImageUrl(events: TraceEvent[]): string | undefined {
  const paints = events.filter(({ name }) => name === "largestContentfulPaint::Candidate");
  const last = paints.sort((a, b) => a.ts - b.ts).at(-1);
  const node = last?.args?.data?.nodeId;
  if (last?.args?.data?.type !== "image" || node === undefined) return undefined;
  const picture = events.findLast(
    ({ name, args }) => name === "LargestImagePaint::Candidate" && args?.data?.DOMNodeId === node,
  );
  const address = picture?.args?.data?.imageUrl;
  return typeof address === "string" ? address : undefined;
}
