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
            <p className={styles.capacity}>{reference.capacity}</p>
            <p className={styles.scope}>{reference.scope}</p>
            <ul className={styles.links}>
              {[reference.news, ...reference.expertise].map(
                (link) =>
                  link && (
                    <li key={link.href}>
                      <Link href={link.href}>{link.label}</Link>
                    </li>
                  ),
              )}
            </ul>
          </article>
        </li>
      ))}
    </ol>
  );
}
