import lighthouse from "lighthouse";
import { type Figures, type Result, readFigures } from "./figures.ts";
import { largestPicture, type TraceEvent } from "./largest-picture.ts";

/**
 * One run of Lighthouse in its default, a phone on slow 4G with a processor four times slower, for performance alone.
 * @param port of the debugger of a running Chromium
 * @throws Error where the page could not be measured
 */
export async function measure(
  url: string,
  { port, headers }: { port: number; headers: Record<string, string> },
): Promise<Figures> {
  const run = await lighthouse(url, {
    port,
    logLevel: "silent",
    onlyCategories: ["performance"],
    extraHeaders: headers,
    disableFullPageScreenshot: true,
  });
  if (!run) throw new Error("Lighthouse has no result");
  const { Trace: trace } = run.artifacts as unknown as { Trace?: { traceEvents: TraceEvent[] } };
  return readFigures(run.lhr as Result, largestPicture(trace?.traceEvents ?? []));
}
