import type { ComponentProps, ReactNode } from "react";
import { Split } from "@/components/layout-primitives/split";
import { Stack } from "@/components/layout-primitives/stack";
import styles from "./decision-columns.module.css";
import { FactsCard } from "./facts-card";

type Props = ComponentProps<typeof FactsCard> & {
  /** Further reading; on narrow screens it follows the text. */
  next?: ReactNode;
  children: ReactNode;
};

/** A text; beside it, in view for as long as the text, the card and what to read next. */
export function DecisionColumns({ next, children, ...facts }: Props) {
  return (
    <Split className="container section">
      <div className={styles.side}>
        <FactsCard {...facts} />
        {next}
      </div>
      <Stack gap={12} className={styles.text}>
        {children}
      </Stack>
    </Split>
  );
}
