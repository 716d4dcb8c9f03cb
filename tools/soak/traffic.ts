import autocannon from "autocannon";
import { textOf } from "../../testing/content/content.ts";
import { get } from "../../testing/http/http.ts";

export type LoadResult = {
  requests: number;
  /** Responses with a status other than 200, errors and timeouts. */
  failed: number;
  /** Milliseconds. */
  p97: number;
};

/** Requests warm paths at `rate` requests per second. */
export async function generateLoad(
  url: string,
  paths: string[],
  seconds: number,
  rate: number,
): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    overallRate: rate,
    timeout: 15,
    headers: { "accept-encoding": "gzip, br" },
    requests: paths.map((path) => ({ path, method: "GET" as const })),
  });
  const statuses = Object.entries(result.statusCodeStats ?? {});
  const notOk = statuses
    .filter(([status]) => status !== "200")
    .reduce((sum, [, { count = 0 }]) => sum + count, 0);
  return {
    requests: result.requests.total,
    failed: notOk + result.errors + result.timeouts,
    p97: result.latency.p97_5,
  };
}

export type PageWatch = { stop: () => Promise<string[]> };

/**
 * Reads pages and unknown URLs until it is stopped. `stop` returns the failures: pages without their title or with an
 * error message, and unknown URLs that are neither missing nor refused.
 */
export function watchPages(url: string, expected: Map<string, string>): PageWatch {
  const failures: string[] = [];
  let isRunning = true;
  const visits = (async () => {
    for (let index = 0; isRunning; index++) {
      for (const [path, title] of expected) {
        if (!isRunning) break;
        const { status, body } = await get(url + path);
        const text = textOf(body);
        if (status !== 200) failures.push(`${path}: ${status}`);
        else if (!text.includes(title)) failures.push(`${path}: without "${title}"`);
        else if (/Failed to load|Network Error|Something went wrong/.test(text))
          failures.push(`${path}: shows an error message`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const unknown = `/unknown/${index}`;
      const { status } = await get(url + unknown);
      // Beyond 200 a second unknown URLs are refused.
      if (![404, 503].includes(status)) failures.push(`${unknown}: ${status}`);
    }
  })().catch((error: Error) => failures.push(error.message));
  return {
    stop: async () => {
      isRunning = false;
      await visits;
      return failures;
    },
  };
}
