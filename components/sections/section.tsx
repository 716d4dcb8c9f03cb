import type { ComponentProps, ReactNode } from "react";
import { SectionHead } from "./section-head";

type Props = ComponentProps<typeof SectionHead> & { children: ReactNode };

export function Section({ children, ...head }: Props) {
  return (
    <section className="container section">
      <SectionHead {...head} />
      {children}
    </section>
  );
}
