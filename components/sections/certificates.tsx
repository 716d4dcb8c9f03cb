import { FailedContent } from "@/components/ui/failed-content";
import { Link } from "@/components/ui/link";
import { PdfLink } from "@/components/ui/pdf-link";
import type { Item } from "@/lib/read/kinds";
import type { Result } from "@/lib/read/result";
import { publicationDay } from "@/lib/site/publication-date";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./certificates.module.css";
import { Section } from "./section";

/** The names of all certificates, as the link to their list. */
export function CertificateLine({ certificates }: { certificates: Item<"certificates">[] }) {
  if (certificates.length === 0) return null;
  return (
    <p className={`reach ${styles.line}`}>
      <Link href={`${routes.qualityPolicy}#certificates`}>
        {certificates.some(({ lang }) => lang)
          ? certificates.map(({ title, lang }, index) => (
              <span key={title} lang={lang}>
                {index > 0 ? ` · ${title}` : title}
              </span>
            ))
          : certificates.map(({ title }) => title).join(" · ")}
      </Link>
    </p>
  );
}

/** All certificates with issuer and validity. Left out where a backend has none. */
export function Certificates({ result }: { result: Result<Item<"certificates">[]> }) {
  const t = useWords();
  if (result.ok && result.data.length === 0) return null;
  return (
    <div id="certificates" className={styles.section}>
      <Section tag={["QC", 500]} heading={t("sections.certificates.heading")}>
        {!result.ok && <FailedContent message={result.message} />}
        {result.ok && (
          <ul className={`rows ${styles.rows}`}>
            {result.data.map((certificate) => (
              <Row key={certificate.title} {...certificate} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

/** In the language of the certificate. */
function Row({ title, issuer, validUntil, pdf, lang }: Item<"certificates">) {
  const t = useWords(lang);
  return (
    <li lang={lang}>
      <p>{title}</p>
      <p>{issuer}</p>
      <p>
        {validUntil &&
          t.rich("sections.certificates.validUntil", {
            date: publicationDay(validUntil, t.language),
            time: (chunks) => <time dateTime={validUntil}>{chunks}</time>,
          })}
      </p>
      {pdf && <PdfLink href={pdf} text={t("sections.certificates.pdf")} of={title} lang={lang} />}
    </li>
  );
}
