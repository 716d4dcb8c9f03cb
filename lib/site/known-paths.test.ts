import { globSync } from "node:fs";
import { isKnownPath } from "./known-paths";

/** One path of each route: of `app/blogs/details/[id]/[[...title]]/page.tsx`, `/blogs/details/1/1`. */
const routePaths = globSync("app/**/{page.tsx,route.ts}").map(
  (file) =>
    `/${file
      .replace(/^app\/|\/?(?:page\.tsx|route\.ts)$/g, "")
      .replace("sitemap/[part]", "sitemap/pages.xml")
      .replace(/\[[^\]]+\]\]?/g, "1")}`,
);
const publicFiles = globSync("public/**/*.*").map((file) => file.replace("public", ""));

it("knows every route, every generated file and every file of public/", () => {
  expect(routePaths.length).toBeGreaterThan(50);
  expect(publicFiles.length).toBeGreaterThan(5);
  const paths = [...routePaths, ...publicFiles, "/robots.txt", "/manifest.webmanifest"];
  expect(
    paths.filter((path) => !isKnownPath(path.replace("/service/detail/1", "/service/detail/x"))),
  ).toEqual([]);
});

it.each([
  "/-",
  "/no/such/page",
  "/about/x",
  "/About",
  "/blogs/page/",
  "/services/details",
  "/_next/data/x.json",
  "/_next/imagex",
  "/_not-found",
  "/_global-error",
  "/about.rsc",
  "/about.segments/_tree.segment.rsc",
  "/.env",
  "/index",
])("does not know %s", (path) => {
  expect(isKnownPath(path)).toBe(false);
});
