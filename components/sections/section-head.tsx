import { Link } from "@/components/ui/link";
import { TagBubble } from "@/components/ui/tag-bubble";
import type { NavItem } from "@/lib/site/navigation";
import styles from "./section-head.module.css";

type Props = {
  tag: readonly [letters: string, number: number];
  heading: string;
  /** Link to the complete list. */
  more?: NavItem;
};

export function SectionHead({ tag: [letters, number], heading, more }: Props) {
  return (
    <div className={styles.head}>
      <TagBubble letters={letters} number={number} />
      <h2 data-aos="title">{heading}</h2>
      {more && (
        <Link href={more.href} className={`reach ${styles.more}`}>
          {`${more.label} `}
          <span aria-hidden="true">→</span>
        </Link>
      )}
    </div>
  );
}
