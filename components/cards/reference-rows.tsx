import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { Reference } from "@/lib/content/references";
import { detailsHref } from "@/lib/site/record-links";
import { routes } from "@/lib/site/routes";
import styles from "./reference-rows.module.css";

type Props = {
  references: Reference[];
  level: 2 | 3;
  className?: string;
  /** The image of a row. */
  image?: (reference: Reference) => ReactNode;
};

/** Plants as the rows of one ruled table. */
export function ReferenceRows({ references, level, className = "", image }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ol className={`rows ${styles.rows} ${className}`}>
      {references.map((reference) => (
        <li key={reference.id} id={`reference-${reference.id}`}>
          <article lang={reference.lang}>
            <p className={styles.year}>{reference.year}</p>
            {image?.(reference)}
            <div>
              <Heading>
                <Link
                  href={detailsHref(routes.references, reference.id, reference.title)}
                  hrefLang={reference.lang}
                  className="reach"
                >
                  {reference.title}
                </Link>
              </Heading>
              <p className={styles.place}>{reference.location}</p>
            </div>
            <p className={styles.capacity}>{reference.capacity}</p>
            <div className={styles.more}>
              {reference.scope && <p>{reference.scope}</p>}
              <Links links={[reference.news ?? [], reference.expertise].flat()} />
            </div>
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
      {links.map(({ label, href, lang }) => (
        <li key={href} lang={lang}>
          <Link href={href} hrefLang={lang}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
