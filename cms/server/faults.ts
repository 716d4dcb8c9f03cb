/** Faults in what visitors see, by the same readers that check a record when it is published. */
import type { Payload } from "payload";
import { kinds } from "../../backend/kinds.ts";
import { filesPath } from "../../lib/media/files-path.ts";
import { redirectKey } from "../../lib/site/redirects.ts";
import type { DeskEntry } from "../content/bridge.ts";
import { describeDoc } from "./file-uses.ts";
import { findPage } from "./pages.ts";
import { periods } from "./periods.ts";
import type { Snapshot } from "./snapshot.ts";

/** Certificates that end, links of the site that lead nowhere, and pictures without an alt text. */
export function findFaults(payload: Payload, published: Snapshot): DeskEntry[] {
  const isDead = deadLinks(published);
  const bare = new Set<unknown>();
  const faults = kinds.flatMap(({ name }) =>
    published.docs(name).flatMap((doc) => {
      const record = published.toRecord(name, doc);
      const notes = new Set([endOf(record.valid_until)]);
      for (const part of partsOf(record)) {
        const { image, image_alt } = part as { image?: unknown; image_alt?: unknown };
        // The picture of a banner says nothing that its text does not say.
        if (image && !image_alt && name !== "banners") bare.add(image);
        for (const link of linksOf(part).filter(isDead)) notes.add(`links to ${link}, which is not there`);
      }
      notes.delete(undefined);
      return Array.from(notes, (note) => ({ ...describeDoc(payload, name, doc), note }));
    }),
  );
  if (bare.size === 0) return faults;
  const path = "/collections/media?where[or][0][and][0][alt][exists]=false";
  const title = `${bare.size} ${bare.size === 1 ? "picture" : "pictures"} without an alt text`;
  return [...faults, { title, path, note: "for people who cannot see them" }];
}

function endOf(day: unknown): string | undefined {
  const time = Date.parse(String(day ?? ""));
  if (!(time < Date.now() + periods.desk.expiryMs)) return undefined;
  return `${time < Date.now() ? "was" : "is"} valid until ${String(day).slice(0, 10)}`;
}

/** A record with its rows, blocks and texts. The picture of shared links is shown without a text. */
function partsOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  const inner = Object.entries(value).filter(([name]) => name !== "seo");
  return [value, ...inner.flatMap(([, each]) => partsOf(each))];
}

/** Paths of the site to which a text or a field leads. */
function linksOf(part: unknown): string[] {
  if (typeof part === "string")
    return Array.from(part.matchAll(/ href="(\/[^"]*)"/g), ([, path = ""]) => path);
  const { href } = (part ?? {}) as { href?: unknown };
  return typeof href === "string" && href.startsWith("/") ? [href] : [];
}

function deadLinks(published: Snapshot): (link: string) => boolean {
  const redirected = new Set(published.docs("redirects").map(({ from }) => redirectKey(String(from))));
  return (link) => {
    const [path = ""] = link.replaceAll("&amp;", "&").split(/[?#]/, 1);
    const [, file] = path.split(new RegExp(`^(?:${filesPath})?/media/`));
    if (file !== undefined) return !published.fileVersions().has(decodeURIComponent(file));
    return !(redirected.has(redirectKey(path)) || findPage(published, path));
  };
}
