import { useId } from "react";
import { ShareButtons } from "@/components/islands/share-buttons";
import { shareLinks } from "@/lib/site/share-links";
import styles from "./share-row.module.css";

/** @param url the article's canonical URL, absolute */
export function ShareRow({ url, title }: { url: string; title: string }) {
  const heading = useId();
  return (
    <section className={styles.share} aria-labelledby={heading} data-screen>
      <h2 id={heading}>Share</h2>
      <ul className={styles.links}>
        {shareLinks(url, title).map(({ name, href, opensTab }) => (
          <li key={name}>
            {opensTab ? (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Share on ${name} (new tab)`}
              >
                {name}
              </a>
            ) : (
              <a href={href} aria-label={`Share by ${name}`}>
                {name}
              </a>
            )}
          </li>
        ))}
        <ShareButtons url={url} title={title} />
      </ul>
    </section>
  );
}
