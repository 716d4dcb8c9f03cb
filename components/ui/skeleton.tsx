import { gridClass } from "@/components/layout-primitives/grid";
import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/layout.json";
import styles from "./skeleton.module.css";

type Props = {
  count?: number;
  columns?: 1 | 2 | 3 | 4;
  /** Image 4:3, text beside a portrait, text only, or text with an image beside it. */
  shape?: "picture" | "portrait" | "text" | "milestone";
};

/** The outline of a list that is loading. */
export function SkeletonCards({ count = 6, columns = 3, shape = "picture" }: Props) {
  return (
    <div className={gridClass(columns)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical
        <div key={index} className={styles.card} data-shape={shape} />
      ))}
      <LoadingText />
    </div>
  );
}

export function SkeletonHero() {
  return (
    <div className={styles.hero}>
      <div className="container">
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
      <LoadingText />
    </div>
  );
}

export function LoadingText() {
  return <span className="visually-hidden">{useBrowserWords("layout", en).loading}</span>;
}
