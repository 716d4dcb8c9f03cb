import type { ReactNode } from "react";
import { Split } from "@/components/layout-primitives/split";
import { Link } from "@/components/ui/link";
import type { NavItem } from "@/lib/site/navigation";
import styles from "./about-part.module.css";

type Props = {
  heading: string;
  /** Link to the page that this part is the beginning of. */
  more: NavItem;
  children: ReactNode;
};

/** A part of the about page: heading and link at the side, so that all parts read as one page. */
export function AboutPart({ heading, more, children }: Props) {
  return (
    <section className="container">
      <Split ratio="head" className={styles.part}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <Link href={more.href} className="reach">
            {more.label} <span aria-hidden="true">→</span>
          </Link>
        </div>
        <div>{children}</div>
      </Split>
    </section>
  );
}
