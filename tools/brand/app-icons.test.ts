import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { fontFiles } from "../../lib/site/font-files";
import { drawBrand, markFile } from "./main.ts";

const read = (file: string) => readFileSync(file, "utf8");

it.each(["components/ui/mark.ts", "lib/site/brand-colors.ts", "public/icon.svg"])(
  "%s is of tools/brand/mark.svg and app/tokens.css (update it with: npm run brand)",
  async (file) => {
    const files = await drawBrand(read(markFile), markFile);
    expect(read(file)).toBe(files[file]);
  },
);

it("has a small icon and favicon", () => {
  expect(statSync("public/icon.svg").size).toBeLessThan(2000);
  expect(statSync("public/favicon.ico").size).toBeLessThan(4000);
});

it.each([
  ["public/apple-icon.png", 180],
  ["public/icons/icon-192.png", 192],
  ["public/icons/icon-512.png", 512],
  ["public/icons/maskable-512.png", 512],
])("%s is %d px wide and high", (file, size) => {
  const png = readFileSync(file);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  expect(png.length).toBeLessThan(12_000);
});

it.each(fontFiles)("has a font file $file of at most 15 kB with its hash in the name", ({ file }) => {
  const bytes = readFileSync(`public/fonts/${file}`);
  expect(bytes.length).toBeLessThanOrEqual(15_000);
  expect(file).toContain(createHash("sha256").update(bytes).digest("hex").slice(0, 8));
});
