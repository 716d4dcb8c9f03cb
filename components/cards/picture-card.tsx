import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { defaultBanner } from "@/lib/media/image-sizes";
import type { RecordImage, Worded } from "@/lib/read/parts";
import styles from "./picture-card.module.css";

type Props = RecordImage &
  Worded & {
    title: string;
    /** Wraps the title in a link. */
    link?: (title: string) => ReactNode;
    /** On phones, the image is small and beside the title. */
    isRowOnPhones?: boolean;
    /** The first of a list: larger, from three columns on. */
    isLead?: boolean;
    children?: ReactNode;
  };

export function PictureCard({ title, link, isRowOnPhones, isLead, lang, children, ...picture }: Props) {
  return (
    <article
      lang={lang}
      className={styles.card}
      data-row={(isRowOnPhones && !isLead) || undefined}
      data-lead={isLead || undefined}
    >
      <Picture
        className={`cropped ${styles.picture}`}
        of={picture.image ? picture : defaultBanner}
        width={isLead ? 864 : 640}
        height={isLead ? 648 : 480}
        sizes={
          isLead
            ? "(max-width: 48rem) 100vw, (max-width: 84rem) 66vw, 54rem"
            : `(max-width: 40rem) ${isRowOnPhones ? "7rem" : "100vw"}, (max-width: 48rem) 50vw, (max-width: 84rem) 33vw, 26rem`
        }
      />
      <h2>{link ? link(title) : title}</h2>
      {children}
    </article>
  );
}
