import { NavbarColors } from "@/components/islands/navbar-colors";
import { PageBanner } from "@/components/sections/page-banner";
import { Link } from "@/components/ui/link";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/content/read";
import { defaultNavbar } from "@/lib/site/company";
import { routes } from "@/lib/site/routes";
import styles from "./hero.module.css";

export function Hero({ banner, siteName }: { banner: Result<Banner>; siteName: string }) {
  return (
    <>
      <NavbarColors {...defaultNavbar} />
      <PageBanner banner={banner} title={siteName} trail={null}>
        <p className={styles.actions}>
          <Link href={routes.contact} className="button" data-primary>
            Discuss your plant
          </Link>
          <Link href={routes.expertise} className="button">
            See our expertise
          </Link>
        </p>
      </PageBanner>
    </>
  );
}
