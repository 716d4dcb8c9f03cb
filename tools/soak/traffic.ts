/** What comes to the site all the time: visitors of its pages, and those who ask for what there is not. */
import autocannon from "autocannon";
import { textOf } from "../../e2e/support/content.ts";
import { get } from "../../e2e/support/http.ts";

export type LoadResult = {
  requests: number;
  /** Pages, pictures and lists that were warm, and were answered with anything but 200. */
  failed: number;
  /** Milliseconds. */
  p99: number;
};

/** Asks for warm addresses, again and again, for some seconds. */
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
  const answered = Object.entries(result.statusCodeStats ?? {});
  const wrong = answered
    .filter(([status]) => status !== "200")
    .reduce((sum, [, { count = 0 }]) => sum + count, 0);
  return {
    requests: result.requests.total,
    failed: wrong + result.errors + result.timeouts,
    p99: result.latency.p99,
  };
}

export type PageWatch = { stop: () => Promise<string[]> };

/**
 * Reads pages as a visitor does, and asks for what there is not, until it is stopped.
 * @returns what was wrong: a page that had lost its words, a made-up address that was not answered 404
 */
export function watchPages(url: string, expected: Map<string, string>): PageWatch {
  const wrong: string[] = [];
  let going = true;
  const visits = (async () => {
    for (let index = 0; going; index++) {
      for (const [path, mark] of expected) {
        if (!going) break;
        const { status, body } = await get(url + path);
        const text = textOf(body);
        if (status !== 200) wrong.push(`${path}: ${status}`);
        else if (!text.includes(mark)) wrong.push(`${path}: without "${mark}"`);
        else if (/Failed to load|Network Error|Something went wrong/.test(text))
          wrong.push(`${path}: a message`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const madeUp = `/made-up/${index}`;
      const { status } = await get(url + madeUp);
      if (status !== 404) wrong.push(`${madeUp}: ${status}`);
    }
  })().catch((error: Error) => wrong.push(error.message));
  return {
    stop: async () => {
      going = false;
      await visits;
      return wrong;
    },
  };
}
