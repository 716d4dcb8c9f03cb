import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { RecordImage } from "@/lib/read/parts";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import styles from "./blocks.module.css";

type Props = { heading: string | null; html: SafeHtml | null } & RecordImage;

/** A picture beside a text; without a text, as wide as the page. */
export function PictureBlock({ heading, html, ...picture }: Props) {
  const isWide = !heading && !html;
  return (
    <section className={`container ${styles.block} ${isWide ? "" : styles.pair}`}>
      {!isWide && (
        <div className={styles.text}>
          {heading && <h2>{heading}</h2>}
          <RichText html={html} />
        </div>
      )}
      <Picture
        of={picture}
        {...(isWide
          ? { width: 1312, height: 656, sizes: "(width < 82rem) 100vw, 82rem" }
          : { width: 640, height: 480, sizes: "(width < 48rem) 100vw, 40rem" })}
      />
    </section>
  );
}
