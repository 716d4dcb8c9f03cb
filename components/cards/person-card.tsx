import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { Person } from "@/lib/content/chosen-records";
import styles from "./person-card.module.css";

/** A portrait beside the text. */
export function PersonCard({ person, level = 2 }: { person: Person; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { image, name, imageAlt = name } = person;
  return (
    <article className={`cropped-images ${styles.card}`} data-wide lang={person.lang}>
      <Picture of={{ image }} alt={imageAlt} width={256} height={256} sizes="10rem" />
      <div>
        <Heading translate="no">{name}</Heading>
        {person.position && <p className={styles.position}>{person.position}</p>}
        <RichText html={person.description} />
      </div>
    </article>
  );
}
