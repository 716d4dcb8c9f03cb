import type { Worded } from "@/lib/read/parts";
import { publicationDay } from "@/lib/site/publication-date";
import { useWords } from "@/lib/words/use-words";

type Props = { revision?: string | null; date?: string | null } & Worded;

/** Revision and date of a document, as far as they are known: "Revision 2 · 1 June 2026". */
export function Edition({ revision, date, lang }: Props) {
  const t = useWords(lang);
  return (
    <>
      {revision && t("cards.catalogue.revision", { revision })}
      {revision && date && " · "}
      {date && <time dateTime={date}>{publicationDay(date, t.language)}</time>}
    </>
  );
}
