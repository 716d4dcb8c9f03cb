import { Link } from "@/components/ui/link";
import { LinkItems } from "@/components/ui/link-items";
import { imageSources } from "@/lib/media/image-sizes";
import type { FamilyItem, NavigationGroup } from "@/lib/site/navigation";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./services-panel.module.css";

type Props = { families: FamilyItem[]; services: NavigationGroup["items"] };

/** The dropdown of the services: the families of products, and beside them the services by group. */
export function ServicesPanel({ families, services }: Props) {
  const t = useWords();
  return (
    <ul className={styles.panel}>
      <li className={styles.products}>
        <p className={styles.head}>
          <strong>{t("navigation.products")}</strong>
          <Link href={routes.product} className="button" data-primary>
            {t("layout.findProduct")}
          </Link>
        </p>
        <p className={styles.label}>{t("layout.servicesPanel.families")}</p>
        <ul className={`thumbnails ${styles.families}`}>
          {families.map(({ href, label, count, image, lang }) => (
            <li key={label}>
              <Link href={href}>
                {image && (
                  // biome-ignore lint/performance/noImgElement: one small size is enough, on every page
                  <img src={imageSources(image, 64).src} alt="" width={72} height={54} loading="lazy" />
                )}
                <span>
                  {lang ? <span lang={lang}>{label}</span> : label}
                  <small>{count}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </li>
      <li className={styles.services}>
        <p className={styles.head}>
          <strong>{t("routes.services")}</strong>
          <Link href={routes.services} className="reach">
            {t("sections.all.services")}
          </Link>
        </p>
        <ul className={styles.groups}>
          {[...Map.groupBy(services, ({ group }) => group ?? "")].map(([name, items]) => (
            <li key={name}>
              {name && (
                <p className={styles.label} lang={items[0]?.lang}>
                  {name}
                </p>
              )}
              <ul>
                <LinkItems links={items} />
              </ul>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}
