import { NavbarColors } from "@/components/islands/navbar-colors";
import { PageBanner } from "@/components/sections/page-banner";
import { Link } from "@/components/ui/link";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/read/result";
import { defaultNavbar } from "@/lib/site/company";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./hero.module.css";

type Props = { banner: Result<Banner>; siteName: string; hasProducts: boolean };

export function Hero({ banner, siteName, hasProducts }: Props) {
  const t = useWords();
  return (
    <>
      <NavbarColors {...defaultNavbar} />
      <PageBanner template="home" banner={banner} title={siteName} trail={null}>
        <p className={styles.actions}>
          <Link href={routes.contact} className="button" data-primary>
            {t("actions.discussPlant")}
          </Link>
          <Link href={hasProducts ? routes.product : routes.expertise} className="button">
            {hasProducts ? t("layout.findProduct") : t("sections.hero.seeExpertise")}
          </Link>
        </p>
      </PageBanner>
    </>
  );
}
