import "server-only";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { type Card, cardSize } from "./card";
import { drawText } from "./card-text";

const { width, height } = cardSize;

/** The site's colours (app/tokens.css) as they are written here: slate, its second ink, signal, green. */
const colours = { ground: "#072d25", ink: "#ffffff", ink2: "#d5e1dd", signal: "#90e9a3", line: "#00694a" };

const margin = 64;
const picture = { left: 704, width: width - 704 };
const words = { width: picture.left - 2 * margin, top: 168, height: 276 };
const mark = 56;
const largest = 200_000;

/**
 * Draws an Open Graph image: mark and site at the top, section and title at the left, the page's picture at the right,
 * and the flow line that joins them.
 * @param photo the picture's bytes; `null` where the page has none
 * @returns a JPEG of {@link cardSize}, of less than 200 kB
 */
export async function drawCard(
  card: Card,
  siteName: string,
  host: string,
  photo: Buffer | null,
): Promise<Buffer> {
  const text = { width: words.width, weight: 600, colour: colours.ink } as const;
  const [right, logo, site, section, title, foot] = await Promise.all([
    photo && crop(photo),
    sharp(join(process.cwd(), "app/icon.svg"), { density: 300 }).resize(mark).png().toBuffer(),
    drawText({ ...text, text: siteName, width: words.width - mark - 20, height: 40, size: 30 }),
    card.section
      ? drawText({ ...text, text: card.section, height: 40, size: 26, colour: colours.signal })
      : undefined,
    drawText({ ...text, text: card.title, height: words.height, size: 68 }),
    drawText({ ...text, text: host, height: 34, size: 24, weight: 400, colour: colours.ink2 }),
  ]);
  const titleTop = words.top + 44;
  const layers = [
    { input: Buffer.from(flowLine), left: 0, top: 0 },
    ...(right ? [{ ...right, left: picture.left, top: 0 }] : []),
    { input: logo, left: margin, top: margin },
    { input: site.input, left: margin + mark + 20, top: margin + Math.round((mark - site.height) / 2) },
    ...(section ? [{ input: section.input, left: margin, top: words.top - 8 }] : []),
    { input: title.input, left: margin, top: titleTop },
    { input: foot.input, left: margin, top: height - margin - foot.height },
  ];
  const canvas = sharp({ create: { width, height, channels: 3, background: colours.ground } }).composite(
    layers,
  );
  for (let quality = 86; ; quality -= 8) {
    const jpeg = await canvas
      .clone()
      .jpeg({ quality, chromaSubsampling: "4:4:4", progressive: true })
      .toBuffer();
    if (jpeg.length < largest || quality < 40) return jpeg;
  }
}

/** From the tag bubble of the mark down to the foot and on to the picture, at one weight. */
const flowLine = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path d="M${margin} ${height - margin - 52}H${picture.left}" fill="none" stroke="${colours.line}" stroke-width="4"/>
</svg>`;

/** Formats that pictures of pages have; anything else, a drawing that could run something among it, is left out. */
const formats = new Set(["jpeg", "png", "webp", "heif", "gif"]);

async function crop(photo: Buffer): Promise<OverlayOptions | null> {
  try {
    const image = sharp(photo, { limitInputPixels: 50_000_000 });
    const { format } = await image.metadata();
    if (!formats.has(format)) return null;
    const { data, info } = await image
      .resize(picture.width, height, { fit: "cover", position: "attention" })
      .flatten({ background: colours.ground })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    return null;
  }
}
