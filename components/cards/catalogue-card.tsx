import { Edition } from "@/components/ui/edition";
import { PdfLink } from "@/components/ui/pdf-link";
import { Picture } from "@/components/ui/picture";
import type { Catalogue } from "@/lib/content/documents";
import { byteSize } from "@/lib/site/byte-size";
import { useWords } from "@/lib/words/use-words";
import styles from "./catalogue-card.module.css";

type Props = { catalogue: Catalogue; level?: 2 | 3 };

/** A document with its cover, or the drawing of a sheet in its place. */
export function CatalogueCard({ catalogue, level = 2 }: Props) {
  const t = useWords(catalogue.lang);
  const Heading = `h${level}` as const;
  const { title, pdf, image, bytes, pageCount, revision, updated } = catalogue;
  const extent = [
    pageCount && t("cards.catalogue.pages", { count: pageCount }),
    bytes && byteSize(bytes),
  ].filter(Boolean);
  return (
    <article className={styles.card} lang={catalogue.lang}>
      {image ? (
        <Picture
          className={styles.cover}
          of={catalogue}
          width={300}
          height={424}
          sizes="(max-width: 40rem) 7rem, (max-width: 64rem) 45vw, 19rem"
        />
      ) : (
        <Sheet />
      )}
      <div className={styles.text}>
        <Heading>{title}</Heading>
        {extent.length > 0 && <p>{extent.join(" · ")}</p>}
        {(revision || updated) && (
          <p>
            <Edition revision={revision} date={updated} lang={catalogue.lang} />
          </p>
        )}
        {pdf && <PdfLink href={pdf} text={t("cards.catalogue.view")} of={title} lang={catalogue.lang} />}
      </div>
    </article>
  );
}

function Sheet() {
  return (
    <svg viewBox="0 0 48 68" className={styles.cover} fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M30 10H14v48h20V14zv4h4M18 26h12M18 32h12M18 38h12M18 44h7" />
    </svg>
  );
}
