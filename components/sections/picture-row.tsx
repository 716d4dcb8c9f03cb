import { Picture } from "@/components/ui/picture";
import type { DetailImage } from "@/lib/content/details";
import styles from "./picture-row.module.css";

type Props = {
  /** Names the pictures that have no text of their own. */
  title: string;
  images: DetailImage[];
};

/** The pictures of a page, below its text: several across the page, one in the column of the text. A caption that they share is said once. */
export function PictureRow({ title, images }: Props) {
  const captions = new Set(images.flatMap(({ caption }) => caption ?? []));
  return (
    <figure>
      <ul className={`cropped-images ${styles.pictures}`}>
        {images.map(({ image, imageAlt, imageDark }, index) => (
          <li key={image} data-aos="fade">
            <Picture
              src={image}
              dark={imageDark}
              alt={imageAlt ?? `${title}, picture ${index + 1}`}
              width={448}
              height={336}
              sizes="(width < 48rem) 50vw, 28rem"
            />
          </li>
        ))}
      </ul>
      {captions.size > 0 && <figcaption className={styles.captions}>{[...captions].join(". ")}</figcaption>}
    </figure>
  );
}
