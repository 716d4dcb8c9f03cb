import { Link } from "@/components/ui/link";
import type { Reference } from "@/lib/content/references";
import styles from "./reference-rows.module.css";

type Props = { references: Reference[]; level: 2 | 3 };

/** Plants as the rows of one ruled table. */
export function ReferenceRows({ references, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.rows}>
      {references.map((reference) => (
        <li key={reference.id} id={`reference-${reference.id}`}>
          <article>
            <p className={styles.year}>{reference.year}</p>
            <div>
              <Heading>{reference.title}</Heading>
              <p className={styles.place}>{reference.location}</p>
            </div>
            {reference.capacity && <p className={styles.capacity}>{reference.capacity}</p>}
            {reference.scope && <p className={styles.scope}>{reference.scope}</p>}
            <Links links={[reference.news ?? [], reference.expertise].flat()} />
          </article>
        </li>
      ))}
    </ol>
  );
}

function Links({ links }: { links: Reference["expertise"] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
