import { Picture } from "@/components/page/picture";
import { SectionHead } from "@/components/page/section-head";
import type { Person } from "@/lib/content/leadership";
import { routes } from "@/lib/routes";
import styles from "./leadership-in-short.module.css";

/** The first members of the leadership, by face and name. */
export function LeadershipInShort({ leaders }: { leaders: Person[] }) {
  if (leaders.length === 0) return null;
  return (
    <section className="container section">
      <SectionHead
        tag={["LD", 900]}
        heading="Leadership"
        more={{ label: "All of the leadership", href: routes.leadership }}
      />
      <ul className={styles.leaders}>
        {leaders.map(({ id, name, image }) => (
          <li key={id} data-aos="fade">
            {image ? (
              <Picture src={image} alt="" width={390} height={390} sizes="(max-width: 64rem) 50vw, 20rem" />
            ) : (
              <span className={styles.nobody} />
            )}
            <h3>{name}</h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
