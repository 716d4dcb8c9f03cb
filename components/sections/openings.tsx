import { FailedContent } from "@/components/ui/failed-content";
import folded from "@/components/ui/folded.module.css";
import { RichText } from "@/components/ui/rich-text";
import type { Item } from "@/lib/read/kinds";
import type { Result } from "@/lib/read/result";
import { mailLink } from "@/lib/site/contact-links";
import { publicationDay } from "@/lib/site/publication-date";
import { useWords } from "@/lib/words/use-words";
import styles from "./openings.module.css";

type Props = { result: Result<Item<"openings">[]>; mail: string | null };

/** Open positions, each folded. Left out where there are none. */
export function Openings({ result, mail }: Props) {
  const t = useWords();
  const contact = mailLink(mail);
  if (result.ok && result.data.length === 0) return null;
  return (
    <section aria-labelledby="openings" className={styles.openings}>
      <h2 id="openings">{t("sections.openings.heading")}</h2>
      {result.ok ? (
        result.data.map((opening) => <Position key={opening.id} {...opening} />)
      ) : (
        <FailedContent message={result.message} />
      )}
      {result.ok && contact && (
        <p>{t.rich("sections.openings.apply", { mail: () => <a href={contact.href}>{contact.label}</a> })}</p>
      )}
    </section>
  );
}

/** In the language of the position. */
function Position({ title, place, employment, description, validThrough, lang }: Item<"openings">) {
  const t = useWords(lang);
  const facts = [place, employment && t(`sections.openings.employment.${employment}`)].filter(Boolean);
  return (
    <details lang={lang} className={folded.folded}>
      <summary>
        <span>{title}</span>
        {facts.length > 0 && <small>{facts.join(" · ")}</small>}
      </summary>
      <RichText html={description} />
      {validThrough && (
        <p>
          {t.rich("sections.openings.until", {
            date: publicationDay(validThrough, t.language),
            time: (chunks) => <time dateTime={validThrough}>{chunks}</time>,
          })}
        </p>
      )}
    </details>
  );
}
