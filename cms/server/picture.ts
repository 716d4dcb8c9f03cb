/** Pictures as the site gets them. */
import sharp, { type Sharp } from "sharp";

/** Longest edge in px. No page shows a picture larger, also on a screen of twice the density. */
const maxEdge = 2560;
/** Of formats that lose something with each encoding. */
const quality: Record<string, number> = { jpeg: 90, webp: 90, avif: 70 };

/** @returns false for drawings, documents, and animations of which only the first frame would be kept */
export function canEncode(data: Buffer, mimeType: string | null | undefined): boolean {
  return /^image\/(?!svg)/.test(mimeType ?? "") && !losesFrames(data);
}

/** @returns the picture upright, with its colour profile and without the data of its camera */
export function openPicture(data: Buffer): Sharp {
  return sharp(data, { animated: true }).autoOrient().keepIccProfile();
}

export function encode(picture: Sharp, mimeType: string): Promise<Buffer> {
  const format = mimeType.replace("image/", "") as "jpeg";
  return picture.toFormat(format, format in quality ? { quality: quality[format] } : undefined).toBuffer();
}

/**
 * Turns a picture upright, makes it no larger than the site needs, and removes what its camera or a program wrote about the
 * place and the people. One that has nothing of this keeps its bytes, and so does everything else.
 * @returns undefined for a picture that cannot be read
 */
export async function preparePicture(data: Buffer, mimeType: string): Promise<Buffer | undefined> {
  if (!canEncode(data, mimeType)) return data;
  try {
    const { autoOrient, exif, iptc, xmp } = await sharp(data).metadata();
    const isLarge = Math.max(autoOrient.width, autoOrient.height) > maxEdge;
    if (!(isLarge || exif || iptc || xmp)) return data;
    const size = { width: maxEdge, height: maxEdge, fit: "inside", withoutEnlargement: true } as const;
    return await encode(openPicture(data).resize(size), mimeType);
  } catch {
    return undefined;
  }
}

/** Animations of which sharp reads the first frame only: PNG with a control chunk, and sequences of AVIF. */
function losesFrames(data: Buffer): boolean {
  const control = data.indexOf("acTL");
  return (
    (control !== -1 && control < data.indexOf("IDAT")) || data.subarray(8, 12).equals(Buffer.from("avis"))
  );
}
