import "server-only";
import { timingSafeEqual } from "node:crypto";
import { cacheLife } from "next/cache";
import { building } from "../runtime/build-phase";
import { sign } from "./secret";

/** Nobody fills in the form faster than this. */
const youngest = 2_000;
/** Pages live through long outages, and so must the form in them. */
const oldest = 400 * 24 * 60 * 60 * 1000;

/** A signed time. */
export function makeStamp(now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${sign("stamp", time).toString("base64url")}`;
}

/** Whether the stamp is this site's own and neither too young nor too old. */
export function isGoodStamp(stamp: string, now = Date.now()): boolean {
  const [time = ""] = stamp.split(".", 1);
  const right = Buffer.from(makeStamp(Number.parseInt(time, 36) || 0));
  const given = Buffer.from(stamp);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  const age = now - Number.parseInt(time, 36);
  return age >= youngest && age <= oldest;
}

/**
 * The stamp that a page is cached with. The secrets of a build may be others than those the site runs with: what a
 * build leaves is replaced as soon as it can be.
 */
export async function pageStamp(): Promise<string> {
  "use cache";
  if (building()) cacheLife("failedBuild");
  else cacheLife("content");
  return makeStamp();
}
