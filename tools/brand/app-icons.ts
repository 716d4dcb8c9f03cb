import sharp from "sharp";
import type { Mark } from "./read-mark.ts";

/** `ground` is behind a mark of one colour on home screens, and its colour elsewhere. */
type IconColors = { ground: string };

/** Draws every icon file from the mark. Returns their contents by path. */
export async function drawIcons(mark: Mark, colors: IconColors): Promise<Record<string, string | Buffer>> {
  const icon = iconSvg(mark, colors);
  const tile = (size: number, share: number, corner = 0) =>
    png(tileSvg(mark, colors, share, corner), size).toBuffer();
  return {
    "public/icon.svg": icon,
    "public/favicon.ico": await favicon(icon),
    "public/apple-icon.png": await tile(180, 0.62),
    "public/icons/icon-192.png": await tile(192, 0.7, 0.18),
    "public/icons/icon-512.png": await tile(512, 0.7, 0.18),
    // Devices crop this one; only the inner circle of 80 % is always visible.
    "public/icons/maskable-512.png": await tile(512, 0.56),
  };
}

/** A mark drawn in `currentColor` takes the colour of its surroundings; another one has colours of its own. */
const hasOneColor = ({ body }: Mark) => /currentcolor/i.test(body);

/** The icon of browser tabs and link previews, which are light or dark: a mark of one colour is on white. */
function iconSvg(mark: Mark, { ground }: IconColors): string {
  if (!hasOneColor(mark))
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${mark.body}</svg>`;
  return svg(`<rect width="24" height="24" rx="5" fill="#fff"/>${placed(mark, 0.9, ground)}`);
}

/**
 * The mark on a coloured square: white on the ground, or in its own colours on white.
 * @param share width of the mark, relative to the icon
 * @param corner radius of the square, relative to the icon
 */
function tileSvg(mark: Mark, { ground }: IconColors, share: number, corner: number): string {
  const [fill, color] = hasOneColor(mark) ? [ground, "#fff"] : ["#fff", "#000"];
  return svg(
    `<rect width="24" height="24" rx="${24 * corner}" fill="${fill}"/>${placed(mark, share, color)}`,
  );
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`;

/** The mark in the middle of a square of 24 units. */
function placed({ viewBox, body }: Mark, share: number, color: string): string {
  const size = Number((24 * share).toFixed(2));
  const offset = Number(((24 - size) / 2).toFixed(2));
  return `<svg x="${offset}" y="${offset}" width="${size}" height="${size}" viewBox="${viewBox}" color="${color}">${body}</svg>`;
}

/** An SVG as a square PNG, drawn at its size. */
function png(source: string, size: number) {
  const sized = source.replace("<svg ", `<svg width="${size}" height="${size}" `);
  return sharp(Buffer.from(sized)).png({ compressionLevel: 9, palette: true, colours: 64, effort: 10 });
}

/** An ICO file of PNG images. */
async function favicon(icon: string): Promise<Buffer> {
  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map((size) => png(icon, size).toBuffer()));
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}
