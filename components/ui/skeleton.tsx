import grid from "./grid.module.css";
import styles from "./skeleton.module.css";

type Props = {
  count?: number;
  columns?: 1 | 2 | 3 | 4;
  /** What a card of the list begins with: a picture of 4:3, a square one, or its words; a milestone has it at its side. */
  shape?: "picture" | "portrait" | "text" | "milestone";
};

/** Cards without words, in the shape of a list that is on its way. */
export function SkeletonCards({ count = 6, columns = 3, shape = "picture" }: Props) {
  return (
    <div className={grid.grid} data-columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className={styles.card} data-shape={shape} />
      ))}
      <Unseen />
    </div>
  );
}

/** A banner without words. */
export function SkeletonHero() {
  return (
    <div className={styles.hero}>
      <div className="container">
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
      <Unseen />
    </div>
  );
}

/** For screen readers, where a shape is all there is to see. */
export function Unseen() {
  return <span className="unseen">Loading</span>;
}
