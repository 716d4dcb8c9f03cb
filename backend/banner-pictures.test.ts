import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Of the picture's width; the fade ends at 25 % (components/sections/page-banner.module.css). */
const fadedPart = 0.24;
/** As a banner crops its picture, small enough to compare neighbouring pixels. */
const size = { width: 640, height: 280 };
/** Levels of grey between two columns that are the edge of a thing; ground, sky and their shadows have none. */
const edge = 16;
const edgeHeight = size.height / 10;

/** The first column in which something begins, as a part of the width. */
async function beginOf(file: string): Promise<number> {
  const pixels = await sharp(file)
    .resize({ ...size, fit: "cover", position: "right" })
    .greyscale()
    .blur(1)
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => pixels[y * size.width + x] ?? 0;
  for (let x = 1; x < size.width - 1; x++) {
    let height = 0;
    for (let y = 0; y < size.height; y++) if (Math.abs(at(x + 1, y) - at(x - 1, y)) > edge) height++;
    if (height > edgeHeight) return x / size.width;
  }
  return 1;
}

const folder = join(import.meta.dirname, "content/media/banners");

it("fades every banner's picture in empty ground, never through a machine", async () => {
  const begins = await Promise.all(
    readdirSync(folder).map(async (name) => [name, await beginOf(join(folder, name))] as const),
  );
  expect(begins.length).toBeGreaterThan(50);
  expect(begins.filter(([, begin]) => begin < fadedPart || begin === 1)).toEqual([]);
});
