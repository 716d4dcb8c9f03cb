import "server-only";
import { mediaUrl } from "../media/url";
import { mapResult, type Result, readRecord } from "./read";

/** What stands at the top of a page; what is `null` is filled in by the page. */
export type Banner = { title: string | null; description: string | null; image: string | null };

const none: Banner = { title: null, description: null, image: null };

/** @param name the page's banner name, or the title of the record that the page shows */
export async function getBanner(name: string): Promise<Result<Banner>> {
  return mapResult(await readRecord("banner", name), (record) =>
    record
      ? {
          title: record.title || null,
          description: record.description || null,
          image: mediaUrl(record.image),
        }
      : none,
  );
}
