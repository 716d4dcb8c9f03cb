import type { Region } from "sharp";
import type { MediaFile } from "../content/bridge.ts";

/** Of the width and of the height at least this much stays. */
const minShare = 0.6;

/**
 * The site shows the middle of a picture that does not fit, and the contract has no field for another point. So the file that
 * the site gets is cut until the focal point is in the middle, or nearer to it.
 * @returns the part that stays; undefined for the whole picture
 */
export function areaAroundFocalPoint(image: MediaFile): Region | undefined {
  const { width, height, focalX, focalY, mimeType } = image;
  if (!width || !height || mimeType === "image/svg+xml") return undefined;
  const [left, columns] = cut(width, focalX ?? 50);
  const [top, rows] = cut(height, focalY ?? 50);
  const isWhole = columns === width && rows === height;
  return isWhole ? undefined : { left, top, width: columns, height: rows };
}

/** @returns start and length of what stays */
function cut(length: number, percent: number): [start: number, kept: number] {
  const point = percent / 100;
  const share = Math.max(minShare, 2 * Math.min(point, 1 - point));
  const kept = Math.round(length * share);
  const start = Math.round(length * point - kept / 2);
  return [Math.min(Math.max(start, 0), length - kept), kept];
}
