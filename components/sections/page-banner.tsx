import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Picture } from "@/components/ui/picture";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/content/read";
import { defaultBanner } from "@/lib/media/picture";
import type { NavItem } from "@/lib/site/routes";
import styles from "./page-banner.module.css";

type Props = {
  banner: Result<Banner>;
  /** Stands where the banner has no title of its own. */
  title: string;
  /** The way here, without the page itself; `null` on the home page, where every way begins. */
  trail?: NavItem[] | null;
  /** The page's name at the end of the way; its title where not given. */
  label?: string;
  /** What follows the words. */
  children?: ReactNode;
};

/**
 * Title, sentence and picture at the top of a page. The words come first, as on a phone's screen: a page that arrives in
 * pieces is shown in pieces, and what is there must stay in its place.
 */
export function PageBanner({ banner, title, trail, label = title, children }: Props) {
  const own = banner.ok ? banner.data : undefined;
  return (
    <div className={styles.banner}>
      <div className={`container whole ${styles.words}`}>
        {trail !== null && <Breadcrumb trail={trail} label={label} />}
        <h1>{own?.title ?? title}</h1>
        {own?.description && <p className={styles.description}>{own.description}</p>}
        {children}
      </div>
      <Picture
        className={styles.picture}
        src={own?.image ?? defaultBanner}
        alt=""
        width={1920}
        height={840}
        sizes="(max-width: 60rem) 100vw, 80vw"
        priority
      />
    </div>
  );
}
