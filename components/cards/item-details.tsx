import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { Item } from "@/lib/read/kinds";
import styles from "./item-details.module.css";

/** An item of the miscellaneous list in full. */
export function ItemDetails({ item }: { item: Item<"miscellaneous"> }) {
  return (
    <article className={`cropped-images ${styles.item}`} lang={item.lang}>
      <Picture of={item} width={960} height={720} sizes="(max-width: 48rem) 100vw, 40rem" />
      <h2>{item.title}</h2>
      <RichText html={item.description} />
    </article>
  );
}
