import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { kinds } from "../backend/kinds";
import { pagedRoutes } from "../lib/site/kind-pages";
import { bannerName, routes } from "../lib/site/routes";

// docs/adding-content.md says what each file contains. The compiler reports the rest of what is missing.
it.each([
  ["a page", Object.values(routes).map((route) => `app/[lang]${route === "/" ? "" : route}/page.tsx`)],
  ["further pages", pagedRoutes.map((route) => `app/[lang]${route}/page/[page]/page.tsx`)],
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

it("each picture of a published record can be drawn", async () => {
  const all = kinds.flatMap(({ name }) => JSON.parse(readFileSync(`backend/content/${name}.json`, "utf8")));
  const published = JSON.stringify(all.filter(({ status }) => status === "Y"));
  const pictures = new Set(published.match(/\/media\/[\w./-]+\.(?:webp|jpe?g|png|avif)\b/g));
  expect(pictures.size).toBeGreaterThan(50);
  for (const path of pictures) {
    const { width } = await sharp(`backend/content${path}`).metadata();
    expect({ path, isWide: width > 100 }).toEqual({ path, isWide: true });
  }
});
