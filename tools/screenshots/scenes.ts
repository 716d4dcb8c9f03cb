/** What is photographed: every route, and every state that a visitor can see. */
import type { Page } from "playwright";
import { firstOf, records } from "../../e2e/support/content.ts";
import { detailsPath, routeCases } from "../../e2e/support/routes.ts";

/** The content behind a scene, see contents.ts; "down" is a site whose backend has gone. */
export type ContentVariant = "sample" | "hard" | "empty" | "one" | "many" | "down";

export type Scene = {
  name: string;
  path: string;
  stage: ContentVariant;
  withoutScripts?: true;
  /** Only what fits the window: what is open lies over the page. */
  windowOnly?: true;
  /** Widths in pixels at which there is such a state; default all. */
  widths?: number[];
  prepare?: (page: Page) => Promise<void>;
};

const named = (path: string): string =>
  path === "/" ? "home" : path.slice(1).replaceAll("/", "-").slice(0, 60);
const listPaths = ["/leadership", "/our-team", "/commitments", "/our-values", "/product", "/gallery"];
const morePaths = ["/miscellaneous", "/timeline-and-milestone", "/info-news", "/blogs", "/services"];
const lists = [...listPaths, ...morePaths, "/catalogues_downloads"];
const summary = (page: Page) => page.locator("header summary").first();
const longest = (kind: string) =>
  records(kind)
    .filter(({ status }) => status === "Y")
    .reduce((a, b) => (b.description.length > a.description.length ? b : a));

const routes: Scene[] = [
  ...routeCases.map(({ path }) => path),
  detailsPath("/info-news", longest("news")),
  detailsPath("/blogs", longest("blog")),
  "/miscellaneous?item=1",
  "/leadership?page=2",
  "/contact?about=service-1",
  "/contact/sent",
  "/no/such/page",
  "/services/details/9999/none",
].map((path) => ({ name: named(path), path, stage: "sample" }));

const contents: Scene[] = [
  ...["/", ...lists, "/about", "/our-story", "/map", "/address"].flatMap((path): Scene[] => [
    { name: `hard-${named(path)}`, path, stage: "hard" },
    { name: `empty-${named(path)}`, path, stage: "empty" },
    { name: `one-${named(path)}`, path, stage: "one" },
  ]),
  { name: "hard-service", path: `/services/details/${firstOf("services").id}`, stage: "hard" },
  { name: "hard-post", path: `/blogs/details/${firstOf("blog").id}`, stage: "hard" },
  { name: "many-leadership", path: "/leadership?page=9", stage: "many" },
  { name: "many-services", path: "/services", stage: "many" },
  ...["/leadership?page=2", "/our-story", "/services/details/1"].map(
    (path): Scene => ({ name: `down-${named(path)}`, path, stage: "down" }),
  ),
];

const states: Scene[] = [
  { name: "no-scripts-home", path: "/", stage: "sample", withoutScripts: true },
  { name: "no-scripts-list", path: "/leadership", stage: "sample", withoutScripts: true },
  state("menu", "/leadership", async (page) => summary(page).click(), [390, 820]),
  state(
    "menu-section",
    "/services",
    async (page) => {
      await summary(page).click();
      await page.locator("header details details > summary", { hasText: "Services" }).click();
    },
    [390, 820],
  ),
  state("dropdown", "/leadership", (page) => page.locator("header nav li > a").nth(2).hover(), [1440]),
  state("scrolled", "/about", (page) => page.mouse.wheel(0, 600)),
  state("dialog", "/miscellaneous", (page) => page.getByText("Click here for details").first().click()),
  state("toast", "/about", async (page) => {
    // Nobody listens before scripts have run.
    await page.waitForFunction(() => document.querySelector("header nav li[data-open]"));
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
  state("chat-closed", "/about", (page) => page.locator("footer details > summary").click()),
];

function state(name: string, path: string, prepare: Scene["prepare"], widths?: number[]): Scene {
  return { name: `state-${name}`, path, stage: "sample", windowOnly: true, widths, prepare };
}

export const scenes: Scene[] = [...routes, ...states, ...contents];
