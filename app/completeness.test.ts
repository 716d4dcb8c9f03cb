import { existsSync, readFileSync } from "node:fs";
import { kinds } from "../backend/kinds";
import { bannerName, pagedRoutes, routes } from "../lib/site/routes";

// docs/adding-content.md says what each file contains. The compiler reports the rest of what is missing.
it.each([
  ["a page", Object.values(routes).map((route) => `app${route === "/" ? "" : route}/page.tsx`)],
  ["further pages", pagedRoutes.map((route) => `app${route}/page/[page]/page.tsx`)],
  ["sample content", kinds.map(({ name }) => `backend/content/${name}.json`)],
])("%s exists for each entry of the tables", (_, files) => {
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it("a sample banner exists for each page", () => {
  const banners: { name: string }[] = JSON.parse(readFileSync("backend/content/banners.json", "utf8"));
  const names = banners.map(({ name }) => name);
  expect(
    Object.values(routes)
      .map(bannerName)
      .filter((name) => !names.includes(name)),
  ).toEqual([]);
});
