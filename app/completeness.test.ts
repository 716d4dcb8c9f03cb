import { existsSync } from "node:fs";
import { kinds } from "../backend/kinds";
import { pagedRoutes, routes } from "../lib/site/routes";

// docs/adding-content.md says what each file contains. The compiler reports the rest of what is missing.
it.each([
  ["a page", Object.values(routes).map((route) => `app${route === "/" ? "" : route}/page.tsx`)],
  ["further pages", pagedRoutes.map((route) => `app${route}/page/[page]/page.tsx`)],
  ["sample content", kinds.map(({ name }) => `backend/content/${name}.json`)],
])("%s exists for each entry of the tables", (_, files) => {
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
