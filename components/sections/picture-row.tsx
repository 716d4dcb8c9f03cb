import { EnlargeablePictures } from "@/components/islands/lists/enlargeable-pictures";
import { Picture } from "@/components/ui/picture";
import type { CaptionedImage } from "@/lib/read/parts";
import { useWords } from "@/lib/words/use-words";
import styles from "./picture-row.module.css";

type Props = {
  /** Names the pictures that have no text of their own. */
  title: string;
  images: CaptionedImage[];
};

/**
 * The pictures of a page, below its text: several across the page, one in the column of the text. Each can be enlarged. A
 * caption that they share is shown once.
 */
export function PictureRow({ title, images }: Props) {
  const t = useWords();
  const captions = new Set(images.flatMap(({ caption }) => caption ?? []));
  const pictures = images.map(({ image, imageAlt, imageDark }, index) => ({
    image,
    imageAlt,
    imageDark,
    title: imageAlt ?? t("sections.pictureRow.picture", { title, number: `${index + 1}` }),
  }));
  return (
    <figure>
      <EnlargeablePictures pictures={pictures} className={`cropped-images ${styles.pictures}`}>
        {pictures.map(({ title: text, ...picture }) => (
          <li key={picture.image} data-aos="fade">
            <a href={picture.image} data-opens="">
              <Picture of={picture} alt={text} width={448} height={336} sizes="(width < 48rem) 50vw, 28rem" />
            </a>
          </li>
        ))}
      </EnlargeablePictures>
      {captions.size > 0 && <figcaption className={styles.captions}>{[...captions].join(". ")}</figcaption>}
    </figure>
  );
}
