import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import { routes } from "@/lib/site/routes";
import styles from "./placeholder.module.css";
import { SkeletonCards, SkeletonHero, Unseen } from "./skeleton";

/** What stands for a page that is on its way: its shape where the page has one of its own, else the logo. */
export function placeholderFor(path: string): ReactNode {
  if (path === routes.ourTeam) return <p className={styles.text}>Loading team members...</p>;
  if (path === routes.commitments) return <CommitmentsOnTheirWay />;
  if (path.startsWith(`${routes.expertise}/details/`)) return <SkeletonHero />;
  return <FullPageLogo />;
}

function CommitmentsOnTheirWay() {
  return (
    <div className="container section">
      <SkeletonCards count={8} columns={2} shape="text" />
    </div>
  );
}

/** The logo in the middle of the page, and a spinner around it. */
function FullPageLogo() {
  return (
    <div className={styles.logo}>
      <span className={styles.spinner} />
      <Logo size={56} />
      <Unseen />
    </div>
  );
}
