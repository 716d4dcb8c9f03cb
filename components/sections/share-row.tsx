import { useId } from "react";
import { ShareButtons } from "@/components/islands/share-buttons";
import { shareLinks } from "@/lib/site/share-links";
import { useWords } from "@/lib/words/use-words";
import styles from "./share-row.module.css";

/** @param url the article's canonical URL, absolute */
export function ShareRow({ url, title }: { url: string; title: string }) {
  const t = useWords();
  const heading = useId();
  return (
    <section className={styles.share} aria-labelledby={heading} data-screen>
      <h2 id={heading}>{t("sections.shareRow.heading")}</h2>
      <ul className={`reach ${styles.links}`}>
        {shareLinks(url, title, t.language).map(({ name, href, opensTab }) => (
          <li key={name}>
            <a
              href={href}
              {...(opensTab && { target: "_blank", rel: "noopener noreferrer" })}
              aria-label={
                opensTab
                  ? t("sections.shareRow.onService", { service: name })
                  : t("sections.shareRow.by", { way: name })
              }
            >
              {name}
            </a>
          </li>
        ))}
        <ShareButtons url={url} title={title} />
      </ul>
    </section>
  );
}
