import { randomBytes } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { blackPng } from "../../testing/content/png";
import { drawCard } from "./draw-card";
import { sharePicture } from "./share-picture";

/** Green above red: as a photo of a phone, turned by its EXIF orientation. */
async function photo(width = 900, height = 1600): Promise<Sharp> {
  const half = { width, height: height / 2, channels: 3 } as const;
  const green = await sharp({ create: { ...half, background: "#00a000" } })
    .png()
    .toBuffer();
  const upright = sharp({ create: { width, height, channels: 3, background: "#c00000" } }).composite([
    { input: green, left: 0, top: 0 },
  ]);
  const sideways = sharp(await upright.png().toBuffer()).rotate(-90);
  return sharp(await sideways.png().toBuffer());
}

/** "green" or "red", at a place of an image. */
async function colorAt(jpeg: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, green = 0] = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return green > red ? "green" : "red";
}

it("is upright in its own colour profile", async () => {
  const sideways = await (await photo(1600, 1600))
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  const { icc: profile } = await sharp(sideways).metadata();
  const jpeg = await sharePicture(sideways);
  const { orientation = 1, icc } = await sharp(jpeg).metadata();
  expect([orientation, icc]).toEqual([1, profile]);
  expect([await colorAt(jpeg, 600, 5), await colorAt(jpeg, 600, 620)]).toEqual(["green", "red"]);
});

it("is upright within a drawn card", async () => {
  const sideways = await (await photo()).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const card = { title: "A", section: "B", image: null };
  const jpeg = await drawCard(card, "Site", "www.example.com", sideways);
  expect([await colorAt(jpeg, 950, 20), await colorAt(jpeg, 950, 610)]).toEqual(["green", "red"]);
});

const small = () => sharp({ create: { width: 60, height: 40, channels: 4, background: "#aabbcc80" } });
/** Nothing compresses it: 4 MB. */
const noise = () => {
  const raw = { width: 1400, height: 1000, channels: 3 } as const;
  return sharp(randomBytes(raw.width * raw.height * 3), { raw }).png({ compressionLevel: 0 });
};
it.each([
  ["WebP", () => small().webp()],
  ["AVIF", () => small().avif({ effort: 0 })],
  ["GIF", () => small().gif()],
  ["PNG of 4 MB", noise],
  ["grey JPEG", () => small().greyscale().jpeg()],
  ["JPEG for print", () => small().toColourspace("cmyk").withIccProfile("cmyk").jpeg()],
])("is a JPEG of 1200 x 630 below 300 kB from a %s", async (_, image) => {
  const jpeg = await sharePicture(await image().toBuffer());
  expect(await sharp(jpeg).metadata()).toMatchObject({
    format: "jpeg",
    space: "srgb",
    width: 1200,
    height: 630,
  });
  expect(jpeg.length).toBeLessThan(300_000);
});

it.each([
  ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ["a document", "%PDF-1.7"],
  ["a broken image", "\u00ff\u00d8\u00ff"],
  ["more than 50 million pixels", blackPng(7_088).toString("latin1")],
])("is not made of %s", async (_, content) => {
  await expect(sharePicture(Buffer.from(content, "latin1"))).rejects.toThrow();
});
