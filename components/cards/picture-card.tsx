import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { defaultBanner } from "@/lib/media/picture";
import styles from "./picture-card.module.css";

type Props = {
  title: string;
  image: string | null;
  /** Where the title leads, where it leads somewhere. */
  link?: (title: string) => ReactNode;
  /** Level of the heading that the title is. */
  level?: 2 | 3;
  children?: ReactNode;
};

/** A picture, a title, and what else there is to say. */
export function PictureCard({ title, image, link, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={image ?? defaultBanner}
        alt=""
        width={640}
        height={480}
        sizes="(max-width: 40rem) 100vw, (max-width: 48rem) 50vw, (max-width: 84rem) 33vw, 26rem"
      />
      <Heading>{link ? link(title) : title}</Heading>
      {children}
    </article>
  );
}
