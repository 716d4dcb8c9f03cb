import { Figure } from "@/components/ui/figure";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { axisNumber } from "@/lib/charts/chart-table";
import type { HomeReferences as References } from "@/lib/content/home-references";
import type { Item } from "@/lib/read/kinds";
import { detailsHref } from "@/lib/site/record-links";
import { routes } from "@/lib/site/routes";
import { browserWords } from "@/lib/words/browser-words";
import { useWords } from "@/lib/words/use-words";
import { CertificateLine } from "./certificates";
import styles from "./home-references.module.css";
import { SectionHead } from "./section-head";

type Reference = References["others"][number];
type Props = { references: References; certificates: Item<"certificates">[] };

/** Proof on the home page: one plant with what was measured there, others in rows, and the certificates in one line below. */
export function HomeReferences({ references: { feature, others }, certificates }: Props) {
  const t = useWords();
  if (!feature && others.length === 0) return <CertificateLine certificates={certificates} />;
  return (
    <section className={`section ${styles.references}`}>
      <div className="container">
        <SectionHead
          tag={["RF", 600]}
          heading={t("sections.references.heading")}
          more={{ label: t("sections.all.references"), href: routes.references }}
        />
      </div>
      {feature && <Feature {...feature} />}
      <div className="container">
        <ul className={`thumbnails ${styles.rows}`}>
          {others.map((reference) => (
            <li key={reference.id}>
              <Row {...reference} />
            </li>
          ))}
        </ul>
        <CertificateLine certificates={certificates} />
      </div>
    </section>
  );
}

/** In the language of the page, whatever that of the reference is. */
function Status({ phase, year, lang }: Reference) {
  const { language } = useWords();
  const status = phase && browserWords(language).references.status[phase];
  return (
    <p className={styles.status} lang={lang && language}>
      {[status, year].filter(Boolean).join(", ")}
    </p>
  );
}

/** In the language of the reference. */
function Feature(reference: Reference) {
  const t = useWords(reference.lang);
  const { id, title, location, guarantees } = reference;
  return (
    <article className={styles.feature} lang={reference.lang}>
      <Picture of={reference} width={816} height={544} sizes="(width < 64rem) 100vw, 57vw" />
      <div>
        <Status {...reference} />
        <h3>{title}</h3>
        <p>{location}</p>
        <dl>
          {guarantees.map(({ label, measured, guaranteed, unit }) => (
            <div key={label}>
              <dt>{t("sections.homeReferences.guaranteed", { label, value: axisNumber(guaranteed) })}</dt>
              <dd>
                <Figure value={axisNumber(measured)} unit={unit} />
              </dd>
            </div>
          ))}
        </dl>
        <Link href={detailsHref(routes.references, id, title)} hrefLang={reference.lang}>
          {`${t("sections.homeReferences.more")} `}
          <span aria-hidden="true">→</span>
        </Link>
      </div>
    </article>
  );
}

function Row(reference: Reference) {
  const { id, lang, title, location, capacity } = reference;
  return (
    <article lang={lang}>
      <Picture of={reference} alt="" width={72} height={54} sizes="4.5rem" />
      <h3>
        <Link href={detailsHref(routes.references, id, title)} hrefLang={lang}>
          {title}
        </Link>
      </h3>
      <p>{location}</p>
      <p>{capacity}</p>
      <Status {...reference} />
    </article>
  );
}
