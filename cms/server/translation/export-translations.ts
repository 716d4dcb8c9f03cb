/** Writes the translations that are published as files of a content folder. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Payload } from "payload";
import type { Kind } from "../../../backend/kinds.ts";
import { isKeyed } from "../../../backend/translations.ts";
import { contractId, type Doc, recordIdOf } from "../documents.ts";
import type { Snapshot } from "../snapshot.ts";
import { isWritten } from "./clean-words.ts";

type Snapshots = { published: Snapshot; newest: Snapshot };

/**
 * @param docs of a kind, as they are exported
 * @returns the names of drafts, which a file of translations cannot have
 */
export function exportTranslations(
  payload: Payload,
  folder: string,
  { published, newest }: Snapshots,
  kind: Kind,
  docs: readonly Doc[],
): string[] {
  const incomplete: string[] = [];
  for (const language of published.translations.languages) {
    const entries = docs.flatMap((doc): [string, unknown][] => {
      const id = recordIdOf(payload, kind.name, doc);
      const words = published.wordsOf(language, kind.name, doc);
      const draft = newest.translations.find(language, kind.name, id);
      const key = isKeyed(kind) ? String(kind.keyField === "name" ? doc.name : contractId(doc)) : "";
      if (!words && draft?._status === "draft" && isWritten(draft))
        incomplete.push([language, kind.name, key].filter(Boolean).join(" "));
      return words ? [[key, words]] : [];
    });
    if (entries.length === 0) continue;
    const [[key, single] = []] = entries;
    const content = key === "" ? single : Object.fromEntries(entries);
    mkdirSync(join(folder, language), { recursive: true });
    writeFileSync(join(folder, language, `${kind.name}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
  return incomplete;
}
