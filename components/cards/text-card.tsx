import type { ReactNode } from "react";
import { RichText } from "@/components/ui/rich-text";
import type { Worded } from "@/lib/read/parts";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import styles from "./text-card.module.css";

type Props = { title: string; description: SafeHtml | null; icon?: ReactNode } & Worded;

export function TextCard({ title, description, icon, lang }: Props) {
  return (
    <article className={styles.card} lang={lang}>
      {icon}
      <h2>{title}</h2>
      <RichText html={description} />
    </article>
  );
}
