import { Picture } from "@/components/ui/picture";
import styles from "./picture-row.module.css";

type Props = {
  /** Names the pictures that have no text of their own. */
  title: string;
  images: string[];
  /** Alternative text of the first image. */
  firstAlt?: string;
};

/** The pictures of a page, below its text. */
export function PictureRow({ title, images, firstAlt }: Props) {
  const all = [...new Set(images)];
  if (all.length === 0) return null;
  return (
    <ul className={`container section cropped-images ${styles.pictures}`}>
      {all.map((image, index) => (
        <li key={image} data-aos="fade">
          <Picture
            src={image}
            alt={(index === 0 && firstAlt) || `${title}, picture ${index + 1}`}
            width={640}
            height={480}
            sizes="(max-width: 40rem) 100vw, 40rem"
          />
        </li>
      ))}
    </ul>
  );
}
