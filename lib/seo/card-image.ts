import "server-only";
import { cacheLife } from "next/cache";
import { defaultBanner } from "../media/image-sizes";
import { readImage } from "../media/read-image";
import type { Result } from "../read/result";
import { env } from "../runtime/env";
import { logOncePerMinute } from "../runtime/log-limit";
import { splitLanguage } from "../site/language-path";
import { offeredLanguages } from "../words/offered-languages";
import type { Card } from "./card";
import { drawCard } from "./draw-card";
import { findCard } from "./find-card";
import { sharePicture } from "./share-picture";

/**
 * Draws the Open Graph image of a path below `/og`, as a JPEG, or takes the one that editors have set.
 * @returns `null` where no page has it; a failure where its content is not available
 */
export async function getCardImage(path: string): Promise<Result<Uint8Array | null>> {
  const [, key] = /^(.+)\.jpg$/.exec(path) ?? [];
  const asked = splitLanguage(key ?? "");
  const isOffered = offeredLanguages().includes(asked.language);
  const found = key && isOffered ? await findCard(asked.path, asked.language) : null;
  if (!found) return { ok: true, data: null };
  if (!found.ok || !found.data) return found as Result<null>;
  try {
    return { ok: true, data: await cachedCard(found.data) };
  } catch (error) {
    const cause = String(error);
    logOncePerMinute("warn", `card ${cause}`, { path, cause }, "Open Graph image not drawn");
    return { ok: false, message: "Something went wrong" };
  }
}

async function cachedCard(card: Card): Promise<Uint8Array> {
  "use cache";
  cacheLife("content");
  const picture = card.picture && (await readPicture(card.picture));
  if (picture) return new Uint8Array(picture);
  const { SITE_NAME, SITE_URL } = env();
  const image = await readImage(card.image ?? defaultBanner.image);
  return new Uint8Array(await drawCard(card, SITE_NAME, new URL(SITE_URL).host, image));
}

/** `null` where the picture cannot be used; it is tried again soon where its host failed. */
async function readPicture(path: string): Promise<Buffer | null> {
  try {
    const bytes = await readImage(path).catch((error) => {
      cacheLife("failedBuild");
      throw error;
    });
    if (!bytes) throw new Error("there is no such image, or it is too large");
    return await sharePicture(bytes);
  } catch (error) {
    const cause = String(error);
    logOncePerMinute(
      "warn",
      `picture ${cause}`,
      { path, cause },
      "share picture not used, the image is drawn",
    );
    return null;
  }
}
