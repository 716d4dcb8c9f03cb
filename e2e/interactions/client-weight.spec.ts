/** How much of the site's own code a browser loads before a page can be used. */
import { clientCodeMeter, MAX_CLIENT_CODE_BYTES } from "../../scripts/build/client-code.ts";
import { get } from "../support/http.ts";
import { routeCases } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

test(`every page's first load has less than ${MAX_CLIENT_CODE_BYTES / 1000} kB of the site's own code, gzipped`, async ({
  site,
}) => {
  const weigh = clientCodeMeter(process.env.NEXT_DIST_DIR || ".next");
  const weights: Record<string, number> = {};
  for (const path of [...routeCases.map(({ path }) => path), "/miscellaneous?item=1", "/no/such/page"]) {
    const { body } = await get(site.url + path);
    weights[path] = weigh(body);
  }
  // Anything less would mean that the site's files were not found.
  expect(Math.min(...Object.values(weights))).toBeGreaterThan(3000);
  expect(Object.entries(weights).filter(([, weight]) => weight >= MAX_CLIENT_CODE_BYTES)).toEqual([]);
});
