/** Faults in what visitors see, by the same readers that check a record when it is published. */
import type { Payload } from "payload";
import { kinds } from "../../backend/kinds.ts";
import type { DeskEntry, TranslationDoc } from "../content/bridge.ts";
import { writeDay } from "./company-day.ts";
import { deadLinks, linksOf, partsOf } from "./dead-links.ts";
import { describeDoc } from "./file-uses.ts";
import { periods } from "./periods.ts";
import type { Snapshot } from "./snapshot.ts";

/** Certificates that end, links of the site that lead nowhere, and pictures without an alt text. */
export function findFaults(payload: Payload, published: Snapshot): DeskEntry[] {
  const isDead = deadLinks(published);
  const bare = new Set<unknown>();
  const faults: DeskEntry[] = kinds.flatMap(({ name }) =>
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
  faults.push(...inTranslations(payload, published, isDead));
  if (bare.size === 0) return faults;
  const path = "/collections/media?where[or][0][and][0][alt][exists]=false";
  const title = `${bare.size} ${bare.size === 1 ? "picture" : "pictures"} without an alt text`;
  return [...faults, { title, path, note: "for people who cannot see them" }];
}

/** Dead links that only a translation has: those of the English are repaired there. */
function inTranslations(
  payload: Payload,
  published: Snapshot,
  isDead: (link: string) => boolean,
): DeskEntry[] {
  return published.docs("translations").flatMap((doc) => {
    const words = (doc as TranslationDoc).words ?? [];
    const links = new Set(words.flatMap(({ text }) => linksOf(text)).filter(isDead));
    const known = new Set(words.flatMap(({ source }) => linksOf(source)));
    return Array.from(links.difference(known), (link) => ({
      ...describeDoc(payload, "translations", doc),
      note: `links to ${link}, which is not there`,
    }));
  });
}

function endOf(day: unknown): string | undefined {
  const time = Date.parse(String(day ?? ""));
  if (!(time < Date.now() + periods.desk.expiryMs)) return undefined;
  return `${time < Date.now() ? "was" : "is"} valid until ${writeDay(new Date(time).toISOString())}`;
}
