import { imageQuality, imageSources, imageWidths } from "./image-sizes";

const widths = (width: number) =>
  imageSources("/files/a b.webp", width)
    .srcSet.split(", ")
    .map((source) => Number(source.split(" ")[1]?.replace("w", "")));

describe("imageSources", () => {
  it("offers small sizes for a small box, up to twice its width", () => {
    expect(widths(32)).toEqual([64]);
    expect(widths(64)).toEqual([64, 128]);
    expect(widths(128)).toEqual([64, 128, 256]);
  });

  it("offers a large box the sizes from a phone's up to twice its width", () => {
    expect(widths(640)).toEqual([390, 640, 828, 1080, 1440]);
  });

  it("never offers more than the largest configured size", () => {
    expect(Math.max(...widths(1920))).toBe(1920);
    expect(Math.max(...widths(5000))).toBe(1920);
  });

  it("offers configured sizes only", () => {
    const configured: number[] = [...imageWidths.small, ...imageWidths.large];
    for (const box of [1, 32, 300, 640, 960, 1920])
      for (const width of widths(box)) expect(configured).toContain(width);
  });

  it("falls back on the largest of the sizes, at the one quality, with the path encoded", () => {
    const { src, srcSet } = imageSources("/files/a b.webp", 640);
    expect(src).toBe(`/_next/image?url=%2Ffiles%2Fa%20b.webp&w=1440&q=${imageQuality}`);
    expect(srcSet.endsWith(`${src} 1440w`)).toBe(true);
  });
});
