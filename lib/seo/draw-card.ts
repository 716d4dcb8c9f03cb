import "server-only";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { brandColors } from "../site/brand-colors";
import { type Card, cardSize } from "./card";
import { drawable, drawText } from "./card-text";
import { crop, toJpeg } from "./share-picture";

const { width, height } = cardSize;

const margin = 64;
const imageBox = { left: 704, width: width - 704 };
const titleBox = { width: imageBox.left - 2 * margin, top: 168, height: 276 };
const logoSize = 56;

/**
 * Draws an Open Graph image: logo and site at the top, section and title at the left, the page's image at the right, and
 * the flow line that joins them.
 * @param image bytes of the page's image; `null` where it has none
 * @returns a JPEG of {@link cardSize}, of less than 200 kB
 */
export async function drawCard(
  card: Card,
  siteName: string,
  host: string,
  image: Buffer | null,
): Promise<Buffer> {
  const [name = "", sectionText, titleText] = await Promise.all(
    [siteName, card.section, card.title].map(drawable),
  );
  const text = { width: titleBox.width, weight: 600, color: brandColors.onSlate } as const;
  const [right, logo, site, section, title, foot] = await Promise.all([
    image && drawImage(image),
    readLogo(),
    drawText({ ...text, text: name, width: titleBox.width - logoSize - 20, height: 40, size: 30 }),
    sectionText
      ? drawText({ ...text, text: sectionText, height: 40, size: 26, color: brandColors.signal })
      : undefined,
    drawText({ ...text, text: titleText || name, height: titleBox.height, size: 68 }),
    drawText({ ...text, text: host, height: 34, size: 24, weight: 400, color: brandColors.onSlate2 }),
  ]);
  const titleTop = titleBox.top + 44;
  const layers = [
    flowLine,
    ...(right ? [{ ...right, left: imageBox.left, top: 0 }] : []),
    { input: logo, left: margin, top: margin },
    {
      input: site.input,
      left: margin + logoSize + 20,
      top: margin + Math.round((logoSize - site.height) / 2),
    },
    ...(section ? [{ input: section.input, left: margin, top: titleBox.top - 8 }] : []),
    { input: title.input, left: margin, top: titleTop },
    { input: foot.input, left: margin, top: height - margin - foot.height },
  ];
  const canvas = sharp({ create: { width, height, channels: 3, background: brandColors.slate } }).composite(
    layers,
  );
  return toJpeg(canvas);
}

let drawnLogo: Promise<Buffer> | undefined;

/** The same on every card: it is drawn once. */
function readLogo(): Promise<Buffer> {
  drawnLogo ??= sharp(join(process.cwd(), "public/icon.svg"), { density: 300 })
    .resize(logoSize)
    .png()
    .toBuffer();
  return drawnLogo;
}

const flowLine = {
  input: {
    create: { width: imageBox.left - margin, height: 4, channels: 3, background: brandColors.green },
  },
  left: margin,
  top: height - margin - 54,
} satisfies OverlayOptions;

/** `null` for an image that cannot be decoded. */
async function drawImage(bytes: Buffer): Promise<OverlayOptions | null> {
  try {
    const { data, info } = await crop(bytes, imageBox.width, height)
      .flatten({ background: brandColors.slate })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    return null;
  }
}
