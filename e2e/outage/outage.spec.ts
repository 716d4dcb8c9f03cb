/** The backend fails in every way it can: visited pages stay, new ones name the error, and all recover by themselves. */
import { parseDocument } from "htmlparser2";
import { expect, test } from "../../testing/browser/test.ts";
import { firstOf, textOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { elementsOf, shownText } from "../../testing/http/html.ts";
import { get, type HttpResponse, isFresh, waitUntil } from "../../testing/http/http.ts";
import { faultCases } from "../../testing/proxies/fault-cases.ts";

const visitedPaths = [
  "/",
  "/about",
  "/leadership",
  "/leadership/page/2",
  detailsPath("/services", firstOf("services")),
  detailsPath("/blogs", firstOf("blog")),
];

const lists = [
  { route: "/leadership", prefix: "Failed to load timeline: " },
  { route: "/our-values", prefix: "Failed to load timeline: " },
  { route: "/our-team", prefix: "Failed to load team data: " },
] as const;

/** Pages that neither the build nor another test has generated, and how their error message begins. */
function newPages(index: number) {
  const { route, prefix } = lists[index % lists.length] as (typeof lists)[number];
  const list = { path: `${route}/page/${4 + Math.floor(index / lists.length)}`, prefix };
  // One of each stands for all: a later one's record may be known already, from the lists that an earlier one has read.
  const records = ["services", "expertise"][index];
  return records ? [list, { path: `/${records}/details/151/further-entry-151`, prefix: "Error: " }] : [list];
}

// One that never responds costs its time-out: see long-outage.slow.spec.ts.
const answering = faultCases.filter(({ fault }) => fault.kind !== "hang");
for (const [index, { name, fault, message }] of answering.entries()) {
  test(`a backend that ${name} leaves visited pages as they are; new pages name the error until it is back`, async ({
    testSite: site,
  }) => {
    const before = new Map<string, string>();
    for (const path of visitedPaths) before.set(path, await currentTextAt(site.url + path));
    site.proxy.fail(fault);
    for (const [path, text] of before) expect(await textAt(site.url + path), path).toBe(text);
    const pages = newPages(index);
    for (const { path, prefix } of pages) expectFailure(await get(site.url + path), prefix + message);

    site.proxy.pass();
    for (const { path } of pages) {
      await waitUntil(`${path} is rendered`, async () => (await get(site.url + path)).status === 200);
      expect(await textAt(site.url + path), path).toContain("Further");
    }
  });
}

test("lists that browsers have requested stay as they were", async ({ testSite: site }) => {
  const list = `${site.url}/api/lists/leadership`;
  const { status, body } = await get(`${list}/1`);
  expect(status).toBe(200);
  site.proxy.fail({ kind: "refuse" });
  await site.publish(["leadership"]);
  for (let times = 0; times < 3; times++) {
    const again = await get(`${list}/1`);
    expect([again.status, again.body]).toEqual([200, body]);
  }
  expect(site.proxy.attempts, "calls of the backend").toBeGreaterThan(0);
  expect((await get(`${list}/12`)).status).toBe(503);
});

/** Of a page that the site has generated itself: one of the build, old as it is, may change with the next visit. */
async function currentTextAt(url: string): Promise<string> {
  await waitUntil(`${url} is regenerated`, async () => isFresh(await get(url)));
  return textAt(url);
}

async function textAt(url: string): Promise<string> {
  const { status, body } = await get(url);
  expect(status, url).toBe(200);
  return textOf(body);
}

/** The site around the message: its menu, one heading and its footer. */
function expectFailure({ status, headers, body }: HttpResponse, message: string): void {
  expect(status).toBeGreaterThanOrEqual(500);
  expect(headers.get("cache-control")).toMatch(/no-store|private/);
  const document = parseDocument(body);
  expect(shownText(elementsOf(document, "main")[0])).toContain(message);
  expect(elementsOf(document, "h1")).toHaveLength(1);
  expect(shownText(elementsOf(document, "header")[0])).toContain("About Us");
  expect(shownText(elementsOf(document, "footer")[0])).toContain("Quick Links");
}
