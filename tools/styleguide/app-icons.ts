import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const GREEN = "#0f6b4f";

/** Generates the favicon and the home screen icons from public/icon.svg. Returns the file names. */
export async function createIcons(root: string): Promise<string[]> {
  const mark = readFileSync(join(root, "public/icon.svg"), "utf8");
  const lines = /d="([^"]+)"/.exec(mark)?.[1] ?? "";
  mkdirSync(join(root, "public/icons"), { recursive: true });
  const files: [file: string, bytes: Buffer][] = [
    ["public/favicon.ico", await favicon(mark)],
    ["public/apple-icon.png", await tile(lines, 180, 0.62)],
    ["public/icons/icon-192.png", await tile(lines, 192, 0.7, 0.18)],
    ["public/icons/icon-512.png", await tile(lines, 512, 0.7, 0.18)],
    // Devices crop this one; only the inner circle of 80 % is always visible.
    ["public/icons/maskable-512.png", await tile(lines, 512, 0.56)],
  ];
  for (const [file, bytes] of files) writeFileSync(join(root, file), bytes);
  return files.map(([file]) => file);
}

/**
 * A PNG of the white mark on green.
 * @param share width of the mark, relative to the icon
 * @param corner radius of the background, relative to the icon
 */
function tile(lines: string, size: number, share: number, corner = 0): Promise<Buffer> {
  const offset = (24 - 24 * share) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">
<rect width="24" height="24" rx="${24 * corner}" fill="${GREEN}"/>
<g transform="translate(${offset} ${offset}) scale(${share})" fill="none" stroke="#fff" stroke-width="1.6">
<circle cx="12" cy="12" r="10.2"/><path d="${lines}"/></g></svg>`;
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, colours: 64, effort: 10 })
    .toBuffer();
}

/** An ICO file of PNG images. */
async function favicon(mark: string): Promise<Buffer> {
  const sizes = [16, 32, 48];
  const images = await Promise.all(
    sizes.map((size) =>
      sharp(Buffer.from(mark), { density: (72 * size) / 24 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true, effort: 10 })
        .toBuffer(),
    ),
  );
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
