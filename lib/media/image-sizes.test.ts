import { imageQuality, imageSources } from "./image-sizes";

const widths = (width: number) =>
  imageSources("/files/a b.webp", width)
    .srcSet.split(", ")
    .map((source) => Number(source.split(" ")[1]?.replace("w", "")));

describe("imageSources", () => {
  it("offers small sizes for a small box, from what a phone shows up to twice its width", () => {
    expect(widths(32)).toEqual([64]);
    expect(widths(64)).toEqual([64, 128]);
    expect(widths(120)).toEqual([128, 256]);
    expect(widths(176)).toEqual([128, 256, 390]);
  });

  it("falls back on the largest of the sizes, at the one quality, with the path encoded", () => {
    const { src, srcSet } = imageSources("/files/a b.webp", 640);
    expect(src).toBe(`/_next/image?url=%2Ffiles%2Fa%20b.webp&w=1440&q=${imageQuality}`);
    expect(srcSet.endsWith(`${src} 1440w`)).toBe(true);
  });
});
