import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { Person } from "@/lib/content/items";
import styles from "./person-card.module.css";

type Props = {
  person: Person;
  /** Heading level of the name. */
  level?: 2 | 3;
  /** Image beside the text instead of above it. */
  wide?: boolean;
};

export function PersonCard({ person, level = 2, wide = false }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={`cropped-images ${styles.card}`} data-wide={wide || undefined} lang={person.lang}>
      {person.image && (
        <Picture
          src={person.image}
          alt={person.imageAlt ?? person.name}
          width={wide ? 256 : 480}
          height={wide ? 256 : 480}
          sizes={wide ? "10rem" : "(max-width: 40rem) 100vw, 24rem"}
        />
      )}
      <div>
        <Heading translate="no">{person.name}</Heading>
        {person.position && <p className={styles.position}>{person.position}</p>}
        <RichText html={person.description} />
      </div>
    </article>
  );
}
