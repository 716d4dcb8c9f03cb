import type { Page } from "playwright";
import { firstOf, published } from "../../testing/content/content.ts";
import { detailsPath, listCases, routeCases } from "../../testing/content/routes.ts";

/** The content behind a scene, see content-variants.ts; "down" is a site without its backend. */
export type ContentVariant = "sample" | "hard" | "empty" | "one" | "many" | "down";

export type Scene = {
  name: string;
  path: string;
  content: ContentVariant;
  withoutScripts?: true;
  /** Captures the viewport instead of the full page. */
  viewportOnly?: true;
  /** Viewport widths in pixels at which the state exists; default all. */
  widths?: number[];
  prepare?: (page: Page) => Promise<void>;
};

const sceneName = (path: string): string =>
  path === "/" ? "home" : path.slice(1).replaceAll("/", "-").slice(0, 60);
const lists = [...listCases.map(({ path }) => path), "/services", "/catalogues_downloads"];
const menuButton = (page: Page) => page.locator("header summary").first();
const longestRecord = (kind: string) =>
  published(kind).reduce((a, b) => (b.description.length > a.description.length ? b : a));

const routes: Scene[] = [
  ...routeCases.map(({ path }) => path),
  detailsPath("/info-news", longestRecord("news")),
  detailsPath("/blogs", longestRecord("blog")),
  "/miscellaneous?item=1",
  "/leadership?page=2",
  "/contact?about=service-1",
  "/no/such/page",
  "/services/details/9999/none",
].map((path) => ({ name: sceneName(path), path, content: "sample" }));

const contents: Scene[] = [
  ...["/", ...lists, "/about", "/our-story", "/map", "/address"].flatMap((path): Scene[] => [
    { name: `hard-${sceneName(path)}`, path, content: "hard" },
    { name: `empty-${sceneName(path)}`, path, content: "empty" },
    { name: `one-${sceneName(path)}`, path, content: "one" },
  ]),
  { name: "hard-service", path: `/services/details/${firstOf("services").id}`, content: "hard" },
  { name: "hard-post", path: `/blogs/details/${firstOf("blog").id}`, content: "hard" },
  { name: "many-leadership", path: "/leadership?page=9", content: "many" },
  { name: "many-services", path: "/services", content: "many" },
  ...["/leadership?page=2", "/our-story", "/services/details/1"].map(
    (path): Scene => ({ name: `down-${sceneName(path)}`, path, content: "down" }),
  ),
];

const states: Scene[] = [
  { name: "no-scripts-home", path: "/", content: "sample", withoutScripts: true },
  { name: "no-scripts-list", path: "/leadership", content: "sample", withoutScripts: true },
  query("product-found", "/product?gas=nitrogen&flow=300&purity=99.9"),
  query("product-none", "/product?gas=argon&flow=90000&purity=99.9999&pressure=400"),
  query("product-compared", "/product?compare=1,2,3"),
  query("product-details", detailsPath("/product", firstOf("products"))),
  query("references-filtered", "/references?filter=oxygen"),
  query("search-found", "/search?q=nitrogen+300+Nm3%2Fh"),
  query("search-close", "/search?q=nitrogne"),
  query("search-none", "/search?q=qqqq"),
  query("contact-duty", "/contact?gas=nitrogen&flow=300&purity=99.9"),
  state("menu", "/leadership", async (page) => menuButton(page).click(), [390, 820]),
  state(
    "menu-section",
    "/services",
    async (page) => {
      await menuButton(page).click();
      await page.locator("header nav details > summary", { hasText: "Services" }).click();
    },
    [390, 820],
  ),
  state(
    "dropdown",
    "/leadership",
    (page) => page.locator("header nav > ul > li").nth(2).hover(),
    [1440, 1920],
  ),
  state("scrolled", "/about", (page) => page.mouse.wheel(0, 600)),
  state("dialog", "/miscellaneous", (page) => page.getByText("Click here for details").first().click()),
  state("toast", "/about", async (page) => {
    await page.evaluate(() =>
      dispatchEvent(new CustomEvent("toast", { detail: { kind: "success", text: "Link copied" } })),
    );
    await page.locator("[popover] [role=status]").waitFor();
  }),
  state("list-loading", "/leadership", async (page) => {
    await page.route("**/api/lists/**", () => {});
    await page.locator("a[data-page='2']").first().click();
  }),
  state("list-offline", "/leadership", async (page) => {
    await page.context().setOffline(true);
    await page.locator("a[data-page='2']").first().click();
    await page.getByRole("alert").first().waitFor();
  }),
  state("route-loading", "/about", async (page) => {
    await page.route(
      ({ searchParams }) => searchParams.has("_rsc"),
      () => {},
    );
    await page.locator("footer a[href='/commitments']").click();
    await page.waitForTimeout(600);
  }),
  state("form-errors", "/contact", (page) => page.getByRole("button", { name: "Send inquiry" }).click()),
  state("form-sending", "/contact", (page) => sendInquiry(page)),
  state("form-sent", "/contact", (page) =>
    sendInquiry(page, 201, {
      outcome: "sent",
      sent: { reference: "INQ-7K3F-92QM", answerBy: "Tuesday, 24 November", ...inquiry },
    }),
  ),
  state("form-failed", "/contact", (page) =>
    sendInquiry(page, 503, {
      outcome: "failed",
      message: "Your inquiry could not be delivered.",
      contactOptions: true,
    }),
  ),
  state("compare-tray", "/product", async (page) => {
    for (const index of [0, 1]) await page.locator("input[name=compare]").nth(index).check();
  }),
  state("suggestions", "/search", (page) => typeQuery(page, "oxygen")),
  state("viewer", "/gallery", (page) => page.locator("#list a").first().click()),
  state("focus", "/about", async (page) => {
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press("Tab");
  }),
  state("chat-closed", "/about", (page) => page.locator("footer > details > summary").click()),
];

function state(name: string, path: string, prepare: Scene["prepare"], widths?: number[]): Scene {
  return { name: `state-${name}`, path, content: "sample", viewportOnly: true, widths, prepare };
}

function query(name: string, path: string): Scene {
  return { name, path, content: "sample" };
}

const inquiry = { name: "Asha Rao", email: "asha@plant.example", message: "500 Nm³/h of oxygen, 95 %." };

/** Sends the contact form; without an answer it stays busy. */
async function sendInquiry(page: Page, status?: number, answer?: object): Promise<void> {
  await page.route("**/api/inquiry", (route) => {
    if (status) return route.fulfill({ status, json: answer });
  });
  for (const [name, value] of Object.entries(inquiry)) await page.locator(`main [name=${name}]`).fill(value);
  await page.getByRole("button", { name: "Send inquiry" }).click();
  if (status) await page.locator("main form :is([data-sent], [role=alert]):focus").waitFor();
}

async function typeQuery(page: Page, text: string): Promise<void> {
  const field = page.locator("main input[type=search]");
  await field.fill(text);
  await page.getByRole("option").first().waitFor();
}

/** Every route and every state that a visitor can see. */
export const scenes: Scene[] = [...routes, ...states, ...contents];
