import { ScrollState } from "@/components/islands/scroll-state";
import { getExpertise } from "@/lib/content/expertise";
import { getServices } from "@/lib/content/services";
import { getSettingsOrNone } from "@/lib/content/settings";
import { navigation } from "@/lib/site/navigation";
import { expertiseHref, serviceHref } from "@/lib/site/routes";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu";
import { Navbar } from "./navbar";
import { TopBar } from "./top-bar";

export async function Header({ siteName }: { siteName: string }) {
  const [settings, services, expertise] = await Promise.all([
    getSettingsOrNone(),
    getServices(),
    getExpertise(),
  ]);
  const groups = navigation(
    services.ok ? services.data.map(({ id, title }) => ({ label: title, href: serviceHref(id, title) })) : [],
    expertise.ok
      ? expertise.data.map(({ id, title }) => ({ label: title, href: expertiseHref(id, title) }))
      : [],
  );
  return (
    <>
      <TopBar settings={settings} />
      <ScrollState />
      <header className={styles.header}>
        <div className={`container ${styles.row}`}>
          <Navbar groups={groups} siteName={siteName} logo={settings.logo} />
          <MobileMenu groups={groups} settings={settings} />
        </div>
      </header>
    </>
  );
}
