import { setTimeout as sleep } from "node:timers/promises";
import { textOf } from "../../testing/content/content.ts";
import { get } from "../../testing/http/http.ts";

/**
 * Reads pages and unknown URLs until it is stopped. `stop` returns the failures: pages without their title or with an
 * error message, and unknown URLs that are neither missing nor refused.
 */
export function watchPages(url: string, expected: Map<string, string>): { stop: () => Promise<string[]> } {
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
        await sleep(100);
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
