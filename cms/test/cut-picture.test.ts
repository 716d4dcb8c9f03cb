import assert from "node:assert/strict";
import { test } from "node:test";
import sharp, { type Sharp } from "sharp";
import { cutAroundFocalPoint } from "../server/focal-point.ts";

const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } });
const png = (picture: Sharp) => picture.png().toBuffer();

/** 200 × 300 pixels: a red upper half, and a blue lower one. */
const upright = await png(
  plain("#f00", 200, 300).composite([{ input: await png(plain("#00f", 200, 150)), left: 0, top: 150 }]),
);
const below = { focalX: 50, focalY: 85 };

async function cut(data: Buffer, mimeType: string, point: object = below) {
  const part = await cutAroundFocalPoint(data, { mimeType, ...point });
  return part && { part, ...(await sharp(part).metadata()) };
}

async function pixel(data: Buffer, top: number): Promise<number[]> {
  const { left, width, height } = { left: 100, width: 1, height: 1 };
  const raw = await sharp(data).extract({ left, top, width, height }).toColourspace("srgb").raw().toBuffer();
  return Array.from(raw, (value) => Math.round(value / 64) * 64);
}

test("a photo that a phone turned by its EXIF data is cut upright, with its colour profile", async () => {
  for (const orientation of [1, 3, 6, 8]) {
    const turn = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation];
    const turned = await png(sharp(upright).rotate(turn));
    const photo = await sharp(turned).withMetadata({ orientation }).withIccProfile("p3").jpeg().toBuffer();
    const { part, ...metadata } = (await cut(photo, "image/jpeg")) ?? assert.fail();
    assert.deepEqual([metadata.width, metadata.height, metadata.orientation ?? 1], [200, 180, 1]);
    assert.deepEqual(metadata.icc, (await sharp(photo).metadata()).icc);
    const [red, blue] = [await pixel(part, 5), await pixel(part, 175)];
    assert.deepEqual({ red, blue }, { red: [256, 0, 0], blue: [0, 0, 256] });
  }
});

test("colours for print become those of screens", async () => {
  const photo = await sharp(upright).toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer();
  const { space, part } = (await cut(photo, "image/jpeg")) ?? assert.fail();
  assert.equal(space, "srgb");
  assert.deepEqual(await pixel(part, 175), await pixel(photo, 295));
});

test("a moving picture keeps its frames and their times", async () => {
  const frames = await Promise.all(["#f00", "#0f0", "#00f"].map((color) => png(plain(color, 200, 300))));
  const moving = sharp(frames, { join: { animated: true } });
  for (const format of ["gif", "webp"] as const) {
    const data = await moving
      .clone()
      [format]({ delay: [100, 200, 300], loop: 2 })
      .toBuffer();
    const { pages, delay, loop, width, height } = (await cut(data, `image/${format}`)) ?? assert.fail();
    const expected = { pages: 3, delay: [100, 200, 300], loop: 2, width: 200, height: 180 };
    assert.deepEqual({ pages, delay, loop, width, height }, expected);
  }
});

test("what would lose its frames, has no pixels or shows its middle stays whole", async () => {
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
  const afterHeader = 33;
  const animatedPng = Buffer.concat([
    upright.subarray(0, afterHeader),
    control,
    upright.subarray(afterHeader),
  ]);
  const still = await sharp(upright).avif().toBuffer();
  const sequence = Buffer.concat([still.subarray(0, 8), Buffer.from("avis"), still.subarray(12)]);
  assert.ok(await cut(upright, "image/png"));
  assert.ok(await cut(still, "image/avif"));
  assert.equal(await cut(animatedPng, "image/png"), undefined);
  assert.equal(await cut(sequence, "image/avif"), undefined);
  assert.equal(await cut(Buffer.from("<svg/>"), "image/svg+xml"), undefined);
  assert.equal(await cut(Buffer.from("%PDF-"), "application/pdf"), undefined);
  for (const point of [{}, { focalX: null, focalY: 50 }])
    assert.equal(await cut(upright, "image/png", point), undefined);
});
