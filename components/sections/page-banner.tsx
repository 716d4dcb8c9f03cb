import type { ReactNode } from "react";
import arriving from "@/components/ui/arriving.module.css";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Picture } from "@/components/ui/picture";
import type { Banner } from "@/lib/content/banners";
import { defaultBanner } from "@/lib/media/image-sizes";
import type { RecordImage } from "@/lib/read/parts";
import type { Result } from "@/lib/read/result";
import type { NavItem } from "@/lib/site/navigation";
import styles from "./page-banner.module.css";

type Props = {
  /** Sets the height, and the place of the image: an index has none above its content on narrow windows. */
  template: "home" | "decision" | "reading" | "index";
  banner: Result<Banner>;
  /** Used when the banner has no title. */
  title: string;
  /** Breadcrumb without Home and the page itself; `null` on the home page, which shows none. */
  trail?: NavItem[] | null;
  /** Last step of the breadcrumb. */
  label?: string;
  /** Its image, which is less wide than a banner's, is shown if the banner has none. */
  record?: Partial<RecordImage>;
  children?: ReactNode;
};

/** Largest box of the image in px, and the widths at which it is shown. */
const boxes = {
  home: { width: 1920, height: 840, sizes: "(max-width: 60rem) 100vw, 80vw" },
  decision: { width: 736, height: 322, sizes: "(width < 48rem) 100vw, 46rem" },
  reading: { width: 640, height: 280, sizes: "(width < 48rem) 100vw, 40rem" },
  index: { width: 464, height: 203, sizes: "29rem" },
};

/**
 * Title, description and image at the top of a page. The text comes first in the HTML: a page that arrives in pieces is
 * painted in pieces, and the text must not shift.
 */
export function PageBanner({ template, banner, title, trail, label = title, ...props }: Props) {
  const { record, children } = props;
  const own = banner.ok ? banner.data : undefined;
  const picture = [own, record].find((one) => one?.image) ?? defaultBanner;
  return (
    <div className={`${styles.banner} ${styles[template]}`}>
      <div className={`container hidden-until-parsed ${styles.text}`}>
        {trail !== null && <Breadcrumb trail={trail} label={label} />}
        <h1 className={arriving.title}>{own?.title ?? title}</h1>
        {own?.description && <p className={styles.description}>{own.description}</p>}
        {children}
      </div>
      <Picture
        className={picture === record ? `${styles.picture} ${styles.ofRecord}` : styles.picture}
        of={picture}
        {...boxes[template]}
        priority={template !== "index"}
      />
    </div>
  );
}
