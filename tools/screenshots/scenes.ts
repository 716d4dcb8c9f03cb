import type { Page } from "playwright";
import { firstOf, published } from "../../e2e/support/content.ts";
import { detailsPath, listCases, routeCases } from "../../e2e/support/routes.ts";

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
  state("dropdown", "/leadership", (page) => page.locator("header nav li > a").nth(2).hover(), [1440]),
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
  state("chat-closed", "/about", (page) => page.locator("footer details > summary").click()),
];

function state(name: string, path: string, prepare: Scene["prepare"], widths?: number[]): Scene {
  return { name: `state-${name}`, path, content: "sample", viewportOnly: true, widths, prepare };
}

/** Every route and every state that a visitor can see. */
export const scenes: Scene[] = [...routes, ...states, ...contents];
