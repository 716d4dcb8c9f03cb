/**
 * A backend whose every answer is within the bounds of the input, and as costly as it can be: other requests do not wait for
 * it, and the memory stays bounded.
 */
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { maxLength } from "../../lib/backend/bounds.ts";
import { type CallName, calls, tags } from "../../lib/backend/contract.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { fill, largestRecord, longestId } from "../../testing/content/bound-content.ts";
import { listCases } from "../../testing/content/routes.ts";
import { get, revalidate, waitUntil } from "../../testing/http/http.ts";
import { openContractBackend } from "../../testing/sites/contract-backend.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

/** CPU time in ms for which one turn of the event loop may keep other requests waiting. */
const maxTurnMs = 300;
const maxMemoryBytes = 700e6;
const maxResponseBytes = 2 * 1024 * 1024;

const html = (unit: string) => fill(unit, maxLength.html);
/** Those that cost most; lib/rich-text/output-bounds.test.ts has more. */
const costlyTexts = {
  images: html("<img src=a.png>"),
  "angles, of three bytes each": html("‹"),
  tables: html("<tr><td>x"),
  links: html('<a href="https://a.b">x</a>'),
  words: html(`<p>${"The cold box cools the air. ".repeat(20)}</p>`),
};

/** A list with as many records as a response may have. */
function listBody(recordOf: (index: number) => unknown, maxRecords: number, totalPages = 2_000): string {
  const records: string[] = [];
  let bytes = 200;
  for (let index = 0; index < maxRecords; index++) {
    const record = JSON.stringify(recordOf(index));
    bytes += Buffer.byteLength(record) + 1;
    if (bytes > maxResponseBytes) break;
    records.push(record);
  }
  return `{"data":[${records.join()}],"pagination":{"total":100000,"totalPages":${totalPages}}}`;
}

const text = fill("Long words ", maxLength.text);
const teamBody = (html: string) =>
  listBody((index) => ({ id: index, name: "N", image: "a.webp", description: html }), 150);

/** Pages of the team, and what is on them. */
const teamPages = [
  ...Object.entries(costlyTexts).map(([name, html]) => ({ name, body: teamBody(html) })),
  {
    name: "150 members",
    body: listBody((index) => largestRecord("team", index, { html: "", text: "", pathLength: 900 }), 150),
  },
  { name: "thousands of records", body: listBody((id) => ({ id }), 6_000) },
  { name: "thousands of values", body: listBody(() => 1, 1_000_000) },
  { name: "nested lists", body: `{"data":${"[".repeat(900_000)}${"]".repeat(900_000)},"pagination":{}}` },
  {
    name: "a nested id",
    body: `{"data":[{"id":${"[".repeat(9_000)}${"]".repeat(9_000)}}],"pagination":{"total":1,"totalPages":2000}}`,
  },
  { name: "titles of 1 MB", body: listBody((id) => ({ id, name: fill("a", 900_000) }), 2) },
].map((page, index) => ({ ...page, number: 100 + index }));

/** Long turns of the site's event loop, in ms (testing/http/measure-event-loop.ts). */
function longTurns(site: TestSite): number[] {
  return Array.from(site.log().matchAll(/^event loop: (\d+) ms$/gm), ([, ms]) => Number(ms));
}

/** Requests a page that the site has, over and over. */
async function watch(site: TestSite, work: Promise<unknown>) {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  let [maxWaitMs, maxBytes] = [0, 0];
  while (!isDone) {
    const { status, ms } = await get(`${site.url}/contact`);
    expect(status).toBe(200);
    maxWaitMs = Math.max(maxWaitMs, ms);
    maxBytes = Math.max(maxBytes, site.residentBytes());
    await sleep(50);
  }
  await work;
  return { maxWaitMs, maxBytes };
}

test("no answer of the backend keeps other requests waiting, or fills the memory", async () => {
  test.setTimeout(240_000);
  let isCostly = false;
  let isTooLarge = false;
  const costlyBodies = new Map<CallName, string>();
  const costlyBody = (name: CallName) => {
    const htmls = Object.values(costlyTexts);
    const record = (index: number) =>
      largestRecord(name, index, { html: htmls[index % htmls.length] ?? "", text, pathLength: 900 });
    if (calls[name].shape === "record") return JSON.stringify({ data: record(1) });
    // The site reads each service and each field of expertise.
    return listBody(record, "limit" in calls[name] ? 150 : 20, 2);
  };
  await using backend = await openContractBackend((name, key) => {
    if (name === "team" && Number(key) >= 100) return teamPages[Number(key) - 100]?.body;
    if (name === "team" && key === "99")
      return listBody((id) => ({ id, name: "Good", description: isTooLarge ? costlyTexts.words : "" }), 15);
    if (!isCostly) return undefined;
    if (!costlyBodies.has(name)) costlyBodies.set(name, costlyBody(name));
    return costlyBodies.get(name);
  });
  const hook = new URL("../support/measure-event-loop.ts", import.meta.url);
  const env = { NODE_OPTIONS: `--import=${hook}` };
  await using site = await TestSite.open({ name: "output-bounds", backend, env });
  // The first requests load code.
  for (const path of ["/contact", "/our-team", "/our-team?page=2"]) await get(site.url + path);
  const results: string[] = [];
  const measure = async (name: string, work: Promise<unknown>, maxMs = maxTurnMs) => {
    const before = longTurns(site).length;
    const { maxWaitMs, maxBytes } = await watch(site, work);
    const longest = Math.max(0, ...longTurns(site).slice(before));
    results.push(
      `${name}: turn ${longest} ms, wait ${Math.round(maxWaitMs)} ms, ${Math.round(maxBytes / 1e6)} MB`,
    );
    expect.soft(longest, name).toBeLessThan(maxMs);
    expect.soft(maxBytes, name).toBeLessThan(maxMemoryBytes);
  };

  for (const { name, number } of teamPages) {
    const page = get(`${site.url}/our-team?page=${number}`);
    await measure(name, page);
    const { status, body } = await page;
    expect([200, 500], name).toContain(status);
    expect(body.length, name).toBeLessThan(2_000_000);
  }

  const lastGood = `${site.url}/our-team?page=99`;
  expect((await get(lastGood)).body).toContain("Good");
  isTooLarge = true;
  await revalidate(site, ["team"]);
  const isRefused = () =>
    /"call":"team","page":99,"characters":\d+,.*"backend page too large"/.test(site.log());
  await waitUntil("the page is too large", async () => {
    expect(await get(lastGood)).toMatchObject({ status: 200, body: expect.stringContaining("Good") });
    return isRefused();
  });
  expect(await get(lastGood)).toMatchObject({ status: 200, body: expect.stringContaining("Good") });

  isCostly = true;
  await measure("publishing it all", revalidate(site, tags));
  const kinds = ["services", "expertise", "blogs", "info-news"];
  const paths = [
    ...listCases.map(({ path }) => `${path}?page=2`),
    ...kinds.map((kind) => `/${kind}/details/${longestId(1)}`),
    ...["/sitemap.xml", "/llms.txt", "/blogs/feed.xml", "/our-story", "/our-vision"],
  ];
  const visits = pLimit(4).map(paths, async (path) => (await fetch(site.url + path)).text());
  // One turn may render parts of several pages.
  await measure("every page", visits, 2 * maxTurnMs);
  test.info().annotations.push({ type: "results", description: results.join("\n") });
  expect(site.log().length, "length of the log").toBeLessThan(500_000);
});
