import type { FeedLink as Feed } from "@/lib/site/routes";
import styles from "./feed-link.module.css";

export function FeedLink({ feed }: { feed: Feed }) {
  return (
    <p className={styles.feed}>
      For feed readers:{" "}
      <a href={feed.href} type="application/atom+xml">
        Atom feed of {feed.title}
      </a>
    </p>
  );
}
