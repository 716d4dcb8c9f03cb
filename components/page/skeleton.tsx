import styles from "./skeleton.module.css";

/** Cards without words, in the shape of a list that is on its way. */
export function SkeletonCards({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.cards}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className={styles.card} />
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
