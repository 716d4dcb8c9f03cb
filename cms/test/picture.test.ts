import assert from "node:assert/strict";
import { test } from "node:test";
import sharp, { type Sharp } from "sharp";
import { preparePicture } from "../server/picture.ts";

const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } });
/** A red upper half, and a blue lower one. */
const flag = async (width: number, height: number) => {
  const lower = await plain("#00f", width, height / 2)
    .png()
    .toBuffer();
  return plain("#f00", width, height).composite([{ input: lower, left: 0, top: height / 2 }]);
};
const place = {
  IFD0: { Copyright: "A person" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 13/1 0/1" },
};
const withPlace = (picture: Sharp) =>
  picture.withExif(place).withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>");

async function prepare(data: Buffer, format: string) {
  const prepared = (await preparePicture(data, `image/${format}`)) ?? assert.fail("it was not read");
  return { prepared, ...(await sharp(prepared).metadata()) };
}

async function colourAt(data: Buffer, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(data)
    .extract({ left: 5, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? "red" : "blue";
}

for (const format of ["jpeg", "png", "webp", "avif"] as const)
  test(`a ${format} picture loses place and people, and keeps its size and colours`, async () => {
    const data = await withPlace((await flag(40, 60)).withIccProfile("p3"))
      .toFormat(format)
      .toBuffer();
    assert.ok((await sharp(data).metadata()).exif?.includes("A person"));
    const { prepared, ...metadata } = await prepare(data, format);
    const { width, height, exif, xmp, iptc } = metadata;
    assert.deepEqual(
      { width, height, exif, xmp, iptc },
      { width: 40, height: 60, exif: undefined, xmp: undefined, iptc: undefined },
    );
    assert.ok(metadata.icc?.equals((await sharp(data).metadata()).icc ?? Buffer.of()));
    assert.equal(prepared.includes("A person"), false);
    assert.ok((await prepare(prepared, format)).prepared.equals(prepared), "a second time changes nothing");
  });

for (const [orientation, turn] of [
  [3, 180],
  [6, 270],
  [8, 90],
] as const)
  test(`a photo that a phone turned by orientation ${orientation} stands upright without its data`, async () => {
    const turned = await sharp(await (await flag(40, 60)).png().toBuffer())
      .rotate(turn)
      .png()
      .toBuffer();
    const photo = await sharp(turned).withMetadata({ orientation }).jpeg().toBuffer();
    const { prepared, width, height, exif } = await prepare(photo, "jpeg");
    assert.deepEqual([width, height, exif], [40, 60, undefined]);
    assert.deepEqual([await colourAt(prepared, 5), await colourAt(prepared, 55)], ["red", "blue"]);
  });

test("a picture has at most 2,560 px, and its own proportions", async () => {
  for (const [width, height, expected] of [
    [4000, 3000, [2560, 1920]],
    [1000, 5120, [500, 2560]],
    [2560, 2560, [2560, 2560]],
  ] as const) {
    const large = await prepare(await plain("#0f0", width, height).jpeg().toBuffer(), "jpeg");
    assert.deepEqual([large.width, large.height], expected);
  }
});

test("a moving picture keeps its frames", async () => {
  const frames = await Promise.all(["#f00", "#0f0"].map((colour) => plain(colour, 40, 60).png().toBuffer()));
  const data = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 200] })
    .withExif(place)
    .toBuffer();
  const { pages, delay, exif } = await prepare(data, "webp");
  assert.deepEqual({ pages, delay, exif }, { pages: 2, delay: [100, 200], exif: undefined });
});

test("what has nothing to remove keeps its bytes", async () => {
  for (const [data, type] of [
    [await (await flag(40, 60)).jpeg().toBuffer(), "image/jpeg"],
    [await (await flag(40, 60)).withIccProfile("p3").png().toBuffer(), "image/png"],
    [await (await flag(40, 60)).gif().toBuffer(), "image/gif"],
    [Buffer.from("<svg/>"), "image/svg+xml"],
    [Buffer.from("%PDF-"), "application/pdf"],
  ] as const)
    assert.ok((await preparePicture(data, type))?.equals(data), type);
});

test("a picture that cannot be read is none", async () => {
  assert.equal(
    await preparePicture(Buffer.from("\xff\xd8\xff and no picture", "latin1"), "image/jpeg"),
    undefined,
  );
});
