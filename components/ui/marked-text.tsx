import { Fragment } from "react";
import type { Segment } from "@/lib/search/excerpt";
import styles from "./marked-text.module.css";

/** A text in which the searched words are marked. */
export function MarkedText({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity, and never change
      <mark key={index} className={styles.match}>
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
