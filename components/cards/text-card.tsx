import type { ReactNode } from "react";
import { RichText } from "@/components/ui/rich-text";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import styles from "./text-card.module.css";

type Props = { title: string; description: SafeHtml | null; icon?: ReactNode };

export function TextCard({ title, description, icon }: Props) {
  return (
    <article className={styles.card}>
      {icon}
      <h2>{title}</h2>
      <RichText html={description} />
    </article>
  );
}
