import type { ReactNode } from "react";
import { Logo } from "@/components/layout/logo";
import { routes } from "@/lib/routes";
import styles from "./placeholder.module.css";

/** What stands for a page that is on its way: its shape where the page has one of its own, else the logo. */
export function placeholderFor(path: string): ReactNode {
  if (path === routes.ourTeam) return <p className={styles.text}>Loading team members...</p>;
  if (path === routes.commitments) return <SkeletonCards count={8} />;
  if (path.startsWith(`${routes.expertise}/details/`)) return <SkeletonHero />;
  return <FullPageLogo />;
}

/** The logo alone, in the middle of the page. */
function FullPageLogo() {
  return (
    <div className={styles.logo}>
      <Logo size={72} />
      <Unseen />
    </div>
  );
}

/** Cards without words. */
function SkeletonCards({ count }: { count: number }) {
  return (
    <div className={`container section ${styles.cards}`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className={styles.card} />
      ))}
      <Unseen />
    </div>
  );
}

/** A banner without words. */
function SkeletonHero() {
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

function Unseen() {
  return <span className={styles.unseen}>Loading</span>;
}
