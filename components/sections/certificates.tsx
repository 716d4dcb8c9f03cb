import { ErrorAlert } from "@/components/ui/error-alert";
import { PdfLink } from "@/components/ui/pdf-link";
import type { Certificate } from "@/lib/content/certificates";
import type { Result } from "@/lib/content/read";
import { publicationDay } from "@/lib/site/publication-date";
import styles from "./certificates.module.css";
import { Section } from "./section";

/** All certificates in one line, each with its document. */
export function CertificateLine({ certificates }: { certificates: Certificate[] }) {
  const documents = certificates.filter(({ pdf }) => pdf);
  if (documents.length === 0) return null;
  return (
    <ul className={styles.line} aria-label="Certificates">
      {documents.map(({ title, pdf }) => (
        <li key={title}>
          <PdfLink href={pdf ?? ""} text={title} />
        </li>
      ))}
    </ul>
  );
}

/** All certificates with issuer and validity. Left out where a backend has none. */
export function Certificates({ result }: { result: Result<Certificate[]> }) {
  if (result.ok && result.data.length === 0) return null;
  return (
    <div id="certificates" className={styles.section}>
      <Section tag={["QC", 500]} heading="Certificates">
        {!result.ok && <ErrorAlert label="Failed to load content" message={result.message} />}
        {result.ok && (
          <ul className={styles.rows}>
            {result.data.map(({ title, issuer, validUntil, pdf }) => (
              <li key={title}>
                <p>{title}</p>
                <p>{issuer}</p>
                <p>
                  {validUntil && (
                    <>
                      Valid until <time dateTime={validUntil}>{publicationDay(validUntil)}</time>
                    </>
                  )}
                </p>
                {pdf && <PdfLink href={pdf} text="Certificate (PDF)" of={title} />}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
