import type { ReactNode } from "react";
import { Stack } from "@/components/layout-primitives/stack";
import { PulledFigures } from "@/components/ui/pulled-figures";
import { RichText } from "@/components/ui/rich-text";
import type { PulledFigure } from "@/lib/read/parts";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import styles from "./reading-columns.module.css";

type Props = {
  /** Heading or byline, and the list of contents. */
  head: ReactNode;
  html: SafeHtml | null;
  figures?: PulledFigure[];
  /** Further reading. */
  next?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
};

/** A text between its contents and its figures; one column on narrow screens. */
export function ReadingColumns({ head, html, figures, next, children }: Props) {
  return (
    <div className={`container section ${styles.columns}`}>
      <Stack gap={4} className={styles.head}>
        {head}
      </Stack>
      <PulledFigures figures={figures} />
      <Stack gap={8} className={styles.text}>
        <RichText html={html} />
        {children}
      </Stack>
      {next && (
        <Stack gap={8} className={styles.next}>
          {next}
        </Stack>
      )}
    </div>
  );
}
