import { useId } from "react";
import { Link } from "@/components/ui/link";
import type { Worded } from "@/lib/read/parts";
import { publicationDay } from "@/lib/site/publication-date";
import { useWords } from "@/lib/words/use-words";
import styles from "./read-next.module.css";

/** `published` is ISO 8601. */
export type NextPage = {
  href: string;
  title: string;
  text?: string | null;
  published?: string | null;
} & Worded;

/** Links to what to read after a text. `lang`: of the page, beside a text in another language. */
export function ReadNext({ heading, pages, lang: own }: { heading?: string; pages: NextPage[] } & Worded) {
  const t = useWords();
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby={id} lang={own} data-screen>
      <h2 id={id}>{heading ?? t("sections.readNext.heading")}</h2>
      <ul className={`rows ${styles.pages}`}>
        {pages.map(({ href, title, text, published, lang }) => (
          <li key={href} lang={lang}>
            <article>
              {published && <time dateTime={published}>{publicationDay(published, lang ?? t.language)}</time>}
              <h3>
                <Link href={href} hrefLang={lang}>
                  {title}
                </Link>
              </h3>
              {text && <p>{text}</p>}
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
