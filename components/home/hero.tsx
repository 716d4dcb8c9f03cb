import { NavbarColours } from "@/components/islands/navbar-colours";
import { Link } from "@/components/page/link";
import { PageBanner } from "@/components/page/page-banner";
import type { Banner } from "@/lib/content/banners";
import type { Loaded } from "@/lib/content/read";
import { routes } from "@/lib/routes";
import { defaultNavbar } from "@/lib/site";
import styles from "./hero.module.css";

/** What the company does, for whom, and the two things to do next. */
export function Hero({ banner, siteName }: { banner: Loaded<Banner>; siteName: string }) {
  return (
    <>
      <NavbarColours {...defaultNavbar} />
      <PageBanner banner={banner} title={siteName} trail={null}>
        <p className={styles.ways}>
          <Link href={routes.contact} className="button" data-main>
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
