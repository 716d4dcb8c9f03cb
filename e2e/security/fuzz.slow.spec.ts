/**
 * A backend with arbitrary responses: valid, nearly valid, or invalid. No page is blank, the site keeps running, and
 * an invalid body never becomes a 200. `E2E_FUZZ=100` sends a hundred responses for each page. A failure names the page, whose
 * number is the seed of its response.
 */
import fc from "fast-check";
import { type CallName, calls } from "../../lib/backend/contract.ts";
import { expect, test } from "../../testing/browser/test.ts";
import {
  corruptedResponses,
  invalidBodies,
  validResponses,
} from "../../testing/content/backend-responses.ts";
import { listCases } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";
import { openContractBackend } from "../../testing/sites/contract-backend.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

const rounds = Number(process.env.E2E_FUZZ || 20);
const lists = listCases.map(({ path, kind }) => ({ path, kind }));
const details = [
  { path: "/services/details/", call: "service" },
  { path: "/expertise/details/", call: "expertiseEntry" },
  { path: "/blogs/details/", call: "blogItem" },
  { path: "/info-news/details/", call: "newsItem" },
] as const;

/** The response body of this number: valid, corrupted and invalid in turn. */
function bodyOf(name: CallName, number: number): string {
  const arbitrary = [validResponses(name), corruptedResponses(name), invalidBodies][
    number % 3
  ] as fc.Arbitrary<unknown>;
  const [body] = fc.sample(arbitrary, { numRuns: 1, seed: number * 7919 + name.length });
  return typeof body === "string" ? body : JSON.stringify(body);
}

test("arbitrary backend responses leave no page blank, and nonsense is never 200", async () => {
  // The layout gets valid responses; a page or an id from 100 on gets an arbitrary one.
  await using backend = await openContractBackend((name, key) =>
    Number(key) >= 100 ? bodyOf(name, Number(key)) : undefined,
  );
  await using site = await TestSite.open({ name: "fuzz", backend });
  const pages = Array.from({ length: rounds }, (_, round) => 100 + round).flatMap((number) => [
    ...lists.map(({ path, kind }) => ({ path: `${path}/page/${number}`, call: nameOf(kind), number })),
    ...details.map(({ path, call }) => ({ path: `${path}${number}`, call, number })),
  ]);
  const counts: Record<number, number> = {};
  const queue = [...pages];
  const visitPages = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const { path, call, number } = page;
      let response = await get(site.url + path);
      // The URL of a record's page contains its title.
      if (response.status === 308)
        response = await get(new URL(response.headers.get("location") ?? "", site.url).href);
      const what = `${path}: ${bodyOf(call, number).slice(0, 300)}`;
      expect([200, 404, 500], what).toContain(response.status);
      counts[response.status] = (counts[response.status] ?? 0) + 1;
      expect(response.body, what).toMatch(/<main\b.*<h1\b.*<footer\b.*<\/html>/s);
      expect(response.body, what).not.toContain("Unexpected Application Error!");
      // "null" for a record means 404; all other nonsense is an error.
      if (number % 3 === 2) expect(response.status, what).not.toBe(200);
    }
  };
  await Promise.all([visitPages(), visitPages(), visitPages()]);
  expect(counts[200]).toBeGreaterThan(0);
  expect(counts[500]).toBeGreaterThan(0);
  expect((await get(`${site.url}/api/health/live`)).status).toBe(200);
  test.info().annotations.push({ type: "responses", description: JSON.stringify(counts) });
});

/** The list's call, by the file of its kind. */
function nameOf(kind: string): CallName {
  const found = (Object.keys(calls) as CallName[]).find(
    (name) => calls[name].kind === kind && calls[name].shape === "list",
  );
  if (!found) throw new Error(`no list has the kind ${kind}`);
  return found;
}
