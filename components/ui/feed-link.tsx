import { localPath } from "@/lib/site/language-path";
import { routeTitle } from "@/lib/site/route-words";
import type { FeedLink as Feed } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./feed-link.module.css";

export function FeedLink({ feed }: { feed: Feed }) {
  const t = useWords();
  return (
    <p className={styles.feed}>
      {t("ui.feedLink.readers")}{" "}
      <a href={localPath(feed.href, t.language)} type="application/atom+xml">
        {t("ui.feedLink.feed", { title: routeTitle(feed.list, t.language) })}
      </a>
    </p>
  );
}
