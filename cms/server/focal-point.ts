import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";

type Image = {
  width?: number | null;
  height?: number | null;
  focalX?: number | null;
  focalY?: number | null;
};

/** Of the width and of the height at least this much stays. */
const minShare = 0.6;

/**
 * Where there is no place for all of a picture, the site shows its middle, and the contract has no field for another point.
 * So the file that the site gets is cut until the focal point is in the middle, or nearer to it; the original stays beside it.
 */
export async function cutAroundFocalPoint(path: string, original: string, image: Image): Promise<void> {
  const { width, height, focalX, focalY } = image;
  if (!width || !height) return;
  const [left, columns] = cut(width, focalX ?? 50);
  const [top, rows] = cut(height, focalY ?? 50);
  const isWhole = columns === width && rows === height;
  if (!existsSync(original)) {
    if (isWhole) return;
    mkdirSync(dirname(original), { recursive: true });
    copyFileSync(path, original);
  }
  if (isWhole) copyFileSync(original, path);
  else await sharp(original).extract({ left, top, width: columns, height: rows }).toFile(path);
}

/** @returns start and length of what stays */
function cut(length: number, percent: number): [start: number, kept: number] {
  const point = percent / 100;
  const share = Math.max(minShare, 2 * Math.min(point, 1 - point));
  const kept = Math.round(length * share);
  const start = Math.round(length * point - kept / 2);
  return [Math.min(Math.max(start, 0), length - kept), kept];
}
