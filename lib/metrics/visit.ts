import { z } from "zod";
import { parseJson } from "../http/json";
import type { Visit } from "../runtime/events";
import { detailRoutes } from "../site/kind-pages";
import { routes } from "../site/routes";
import { composed, detailPattern, staticService } from "./route-pattern";

/** Route labels of metrics: a bounded set, whatever browsers report. */
export const routePatterns: readonly string[] = [
  ...Object.values(routes),
  ...detailRoutes.map(detailPattern),
  staticService,
  composed,
];

/** A longer time comes from a sleeping computer, not from the page. */
const milliseconds = z.number().min(0).max(600_000);

const schema = z.strictObject({
  route: z.string().max(100),
  LCP: milliseconds.optional(),
  FCP: milliseconds.optional(),
  TTFB: milliseconds.optional(),
  INP: milliseconds.optional(),
  CLS: z.number().min(0).max(100).optional(),
});

/**
 * Parses the web vitals that a browser reports.
 * @returns `undefined` where the text has another shape; `null` for a page that the site does not have
 */
export function readVisit(text: string): Visit | null | undefined {
  const { data } = schema.safeParse(parseJson(text));
  if (!data) return undefined;
  return routePatterns.includes(data.route) ? data : null;
}
