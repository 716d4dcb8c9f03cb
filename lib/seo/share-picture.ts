import "server-only";
import sharp, { type Sharp } from "sharp";
import { formatOf } from "../media/file-type";
import { cardSize } from "./card";

const maxPixels = 50_000_000;
const maxBytes = 200_000;

/** JPEGs of this quality are below {@link maxBytes}, whatever they show. */
const minQuality = 14;

/**
 * The part of a picture that matters most, upright, in a size of its own.
 * @param bytes of any image but an SVG, which may reference other files
 */
export function crop(bytes: Buffer, width: number, height: number): Sharp {
  const type = formatOf(bytes)?.type;
  if (!type?.startsWith("image/") || type === "image/svg+xml") throw new Error("no image of pixels");
  return sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(width, height, { fit: "cover", position: "attention" });
}

/**
 * An editor's picture as an Open Graph image that every network takes, in its own colour profile.
 * @returns a JPEG of {@link cardSize}
 * @throws where the bytes cannot be decoded
 */
export async function sharePicture(bytes: Buffer): Promise<Buffer> {
  const { width, height } = cardSize;
  return toJpeg(crop(bytes, width, height).flatten({ background: "white" }).keepIccProfile());
}

/** A JPEG of less than 200 kB. */
export async function toJpeg(image: Sharp): Promise<Buffer> {
  // A large photo is decoded once only.
  const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
  for (let quality = 86; ; quality -= 8) {
    const jpeg = await sharp(pixels)
      .keepIccProfile()
      .jpeg({ quality, chromaSubsampling: "4:4:4", progressive: true })
      .toBuffer();
    if (jpeg.length < maxBytes || quality <= minQuality) return jpeg;
  }
}
