import sharp from "sharp";
import type { MediaFile } from "./documents.ts";
import { canEncode, encode, openPicture } from "./picture.ts";

/** Of the width and of the height at least this much stays. */
const minShare = 0.6;

function isOffCentre({ focalX, focalY }: MediaFile): boolean {
  return (focalX ?? 50) !== 50 || (focalY ?? 50) !== 50;
}

/**
 * The site shows the middle of a picture that does not fit, and the contract has no field for another point. So the file that
 * the site gets is cut until the focal point is in the middle, or nearer to it.
 * @param data the whole picture
 * @returns the part that stays, upright; undefined for the whole picture
 */
export async function cutAroundFocalPoint(data: Buffer, file: MediaFile): Promise<Buffer | undefined> {
  const { mimeType } = file;
  if (!(isOffCentre(file) && mimeType && canEncode(data, mimeType))) return undefined;
  // Editors chose the point in the upright picture.
  const { width, height } = (await sharp(data).metadata()).autoOrient;
  const [left, columns] = cut(width, file.focalX ?? 50);
  const [top, rows] = cut(height, file.focalY ?? 50);
  return encode(openPicture(data).extract({ left, top, width: columns, height: rows }), mimeType);
}

/** @returns width and height in px of the picture that the site gets; undefined where they are not known */
export function sizeOnSite(file: MediaFile): { width: number; height: number } | undefined {
  const { width, height, focalX, focalY, mimeType } = file;
  if (!(width && height)) return undefined;
  const isCut = isOffCentre(file) && mimeType !== "image/svg+xml";
  const part = (length: number, point: number | null | undefined) =>
    isCut ? cut(length, point ?? 50)[1] : Math.round(length);
  return { width: part(width, focalX), height: part(height, focalY) };
}

/** @returns start and length of what stays */
function cut(length: number, percent: number): [start: number, kept: number] {
  const point = percent / 100;
  const share = Math.max(minShare, 2 * Math.min(point, 1 - point));
  const kept = Math.round(length * share);
  const start = Math.round(length * point - kept / 2);
  return [Math.min(Math.max(start, 0), length - kept), kept];
}
