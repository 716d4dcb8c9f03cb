import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { RecordImage } from "@/lib/content/page-fields";
import { defaultBanner } from "@/lib/media/image-sizes";
import styles from "./picture-card.module.css";

type Props = RecordImage & {
  title: string;
  /** Wraps the title in a link. */
  link?: (title: string) => ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** On phones, the image is small and beside the title. */
  isRowOnPhones?: boolean;
  children?: ReactNode;
};

export function PictureCard({
  title,
  image,
  imageAlt,
  imageDark,
  link,
  level = 2,
  isRowOnPhones,
  children,
}: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-row={isRowOnPhones || undefined}>
      <Picture
        className={`cropped ${styles.picture}`}
        src={image ?? defaultBanner.image}
        dark={image ? imageDark : defaultBanner.imageDark}
        alt={(image && imageAlt) || ""}
        width={640}
        height={480}
        sizes={`(max-width: 40rem) ${isRowOnPhones ? "7rem" : "100vw"}, (max-width: 48rem) 50vw, (max-width: 84rem) 33vw, 26rem`}
      />
      <Heading>{link ? link(title) : title}</Heading>
      {children}
    </article>
  );
}
