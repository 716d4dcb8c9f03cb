import autocannon, { type Options, type Result } from "autocannon";

/**
 * Requests a URL, or `requests` below it.
 * @returns `failed`: responses with a status other than 200, and requests without a response
 */
export async function generateLoad(options: Options) {
  const headers = { "accept-encoding": "gzip, br" };
  const result = await autocannon({ timeout: 20, headers, ...options });
  const responses = result.requests.total;
  const failed = Object.values(wrongResponses(result, [200])).reduce((sum, count) => sum + count, 0);
  return { responses, perSecond: responses / result.duration, failed, latency: result.latency };
}

/** Counts by status the responses with another one than those allowed, and requests without a response. */
export function wrongResponses(
  { statusCodeStats = {}, errors }: Result,
  allowed: number[],
): Record<string, number> {
  const wrong = Object.entries(statusCodeStats).filter(([status]) => !allowed.includes(Number(status)));
  const counts = wrong.map(([status, { count = 0 }]) => [`status ${status}`, count]);
  // Timeouts are among the errors.
  return Object.fromEntries(errors > 0 ? [...counts, ["no response", errors]] : counts);
}
