import { Link } from "@/components/page/link";
import type { Entry } from "@/lib/content/services";
import styles from "./text-card.module.css";

/** A service or an expertise entry, as a way to its page. */
export function EntryCard({ entry, href }: { entry: Entry; href: string }) {
  return (
    <article className={styles.card}>
      <h2>
        <Link href={href}>{entry.title}</Link>
      </h2>
    </article>
  );
}
