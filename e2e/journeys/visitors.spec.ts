/** Visitors who are not buyers find what they came for, by the words that they use. Buyers: buyer.spec.ts. */
import { expect, test } from "../../testing/browser/test.ts";
import { records } from "../../testing/content/content.ts";
import { hrefsOf, sectionOf, shownText } from "../../testing/http/html.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { Visitor } from "../../testing/http/visitor.ts";
import { dutyPath } from "./ways.ts";

const [settings] = records("settings") as unknown as Record<string, string>[];

test.beforeAll(async ({ site }) => {
  await waitUntil("the index", async () =>
    (await get(`${site.url}/api/search?q=vnd300`)).body.includes("VND"),
  );
});

const mainOf = (visitor: Visitor) => visitor.elements("main")[0];
const textOf = (visitor: Visitor) => shownText(mainOf(visitor));

async function search(visitor: Visitor, words: string): Promise<void> {
  await visitor.press("Search", { q: words });
  expect(textOf(visitor)).toContain(`for “${words}”`);
}

test("a plant manager: who maintains my plant for a year, what is covered, and for whom do they do it?", async ({
  site,
}) => {
  const visitor = await Visitor.open(`${site.url}/`);
  await search(visitor, "AMC");
  await visitor.follow("Operation & Maintenance", mainOf(visitor));
  expect(visitor.url.pathname).toBe("/services/details/5/operation-maintenance");
  expect(textOf(visitor)).toContain("Annual maintenance contracts (AMC, CMC)");
  expect(shownText(visitor.element("tr", /^Term/))).toContain("1 year");
  expect(visitor.link("Ask about")).toBe("/contact/about/service-5");
  await visitor.follow("200 t/d air separation plant, restart", sectionOf(visitor.document, "References"));
  expect(textOf(visitor)).toContain("operation and maintenance since");
});

test("a hospital: oxygen for 100 beds, where does it run, and whom do I write to?", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/`);
  await search(visitor, "oxygen for hospital beds");
  await visitor.follow("VPSA & PSA Oxygen", mainOf(visitor));
  expect(shownText(visitor.element("tr", /^100/))).toContain("VO-30");
  expect(visitor.link("Write on WhatsApp")).toContain("text=Oxygen%20for%20a%20hospital");
  await visitor.follow("41 hospital oxygen plants", mainOf(visitor));
  expect(textOf(visitor)).toContain("In service");
});

test("a job seeker: is there work?", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/our-team`);
  await visitor.follow("Careers", mainOf(visitor));
  expect(visitor.address).toBe("/contact#careers");
  expect(hrefsOf(mainOf(visitor), "a")).toContain(`mailto:${settings?.careers_email}`);
  for (const words of ["jobs", "नोकरी"]) {
    await search(visitor, words);
    expect(hrefsOf(mainOf(visitor), "a"), words).toContain("/contact");
  }
});

test("a journalist: what is new, is there a picture, and who answers me?", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/info-news`);
  await visitor.follow("450 t/d air separation plant reaches", mainOf(visitor));
  expect(visitor.elements("meta", { property: "og:image" })).not.toEqual([]);
  await visitor.open("/info-news");
  await visitor.follow("Press", mainOf(visitor));
  expect(visitor.address).toBe("/contact#press");
  expect(hrefsOf(mainOf(visitor), "a")).toContain(`mailto:${settings?.press_email}`);
});

test("a reader who doubts: does what they promise hold?", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/services/details/1/turnkey-epc-projects`);
  await visitor.follow("VPSA oxygen plant", sectionOf(visitor.document, "References"));
  expect(shownText(sectionOf(visitor.document, "Measured against guaranteed"))).toContain("0.365");
  const since = sectionOf(visitor.document, "What happened since");
  expect(visitor.link("VPSA and PSA Oxygen")).toMatch(/\.pdf$/);
  await visitor.follow("restarts after LiLSX exchange", since);
  expect(visitor.url.pathname).toMatch(/^\/info-news\/details\/6\//);
});

test("an operator whose plant stands still: a number, on every page", async ({ site }) => {
  for (const path of ["/", "/services/details/5/operation-maintenance", "/no/such/page"]) {
    const { body } = await get(site.url + path);
    expect(body, path).toContain(`href="tel:+91${settings?.phone?.replace(/\s/g, "")}"`);
    expect(body, path).toContain(`https://wa.me/91${settings?.whatsapp_number}`);
  }
});

test("a colleague who is sent a link: the same comparison, and the page of a link that was cut", async ({
  site,
}) => {
  const visitor = await Visitor.open(`${site.url}/product/compare/2,3/${dutyPath}`);
  expect(textOf(visitor)).toContain("VN-1000 and VND-300 compared");
  expect(textOf(visitor)).toContain("Your duty");
  await visitor.open("/references/details/7/vpsa-oxyg");
  expect(visitor.url.pathname).toBe("/references/details/7/vpsa-oxygen-plant-for-an-arc-furnace");
  const image = visitor.elements("meta", { property: "og:image" })[0]?.attribs.content ?? "";
  const { status, headers } = await get(site.url + new URL(image).pathname);
  expect([status, headers.get("content-type")?.split("/")[0]]).toEqual([200, "image"]);
});
