import { z } from "zod";
import { routePatterns } from "./route-pattern";

/** Milliseconds; what took longer says more about a sleeping computer than about the page. */
const duration = z.number().min(0).max(600_000);

const reading = z.strictObject({
  route: z.string().max(100),
  LCP: duration.optional(),
  FCP: duration.optional(),
  TTFB: duration.optional(),
  INP: duration.optional(),
  CLS: z.number().min(0).max(100).optional(),
});

/** How one page was for one visitor: the kind of page, and its web vitals in milliseconds (CLS has no unit). */
export type Visit = z.output<typeof reading>;

/**
 * What a browser has measured, from the text that it sent.
 * @returns `undefined` where it is not of that shape; `null` for a page that the site does not have
 */
export function readVisit(text: string): Visit | null | undefined {
  const { data } = reading.safeParse(parseJson(text));
  if (!data) return undefined;
  return routePatterns.includes(data.route) ? data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
