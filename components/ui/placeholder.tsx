import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import { pageAt, routes } from "@/lib/site/routes";
import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/layout.json";
import styles from "./placeholder.module.css";
import { LoadingText, SkeletonCards, SkeletonHero } from "./skeleton";

/** Shown while a page loads: its skeleton if it has one, otherwise the logo. */
export function placeholderFor(path: string): ReactNode {
  if (pageAt(routes.ourTeam, path)) return <TeamPlaceholder />;
  if (pageAt(routes.commitments, path))
    return (
      <div className="container section">
        <SkeletonCards count={8} columns={2} shape="text" />
      </div>
    );
  if (path.startsWith(`${routes.expertise}/details/`)) return <SkeletonHero />;
  return (
    <div className={styles.logo}>
      <span className={styles.spinner} />
      <Logo size={56} />
      <LoadingText />
    </div>
  );
}

function TeamPlaceholder() {
  return <p className={styles.text}>{useBrowserWords("layout", en).loadingTeam}</p>;
}
