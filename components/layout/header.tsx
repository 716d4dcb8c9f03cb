import { MainMenu, type MenuGroup } from "@/components/islands/main-menu";
import { SearchField } from "@/components/islands/search/search-field";
import { Link } from "@/components/ui/link";
import { LinkItems } from "@/components/ui/link-items";
import { StoppedLine } from "@/components/ui/stopped-line";
import { ToggleSummary } from "@/components/ui/toggle-summary";
import { getNavigation } from "@/lib/content/navigation";
import { getSettingsOrNone } from "@/lib/content/settings";
import { mailLink, phoneLink } from "@/lib/site/contact-links";
import type { NavigationGroup } from "@/lib/site/navigation";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";
import styles from "./header.module.css";
import { Languages } from "./languages";
import { ServicesPanel } from "./services-panel";
import { SiteLogo } from "./site-logo";
import { SocialRow } from "./social-row";
import { TopBar } from "./top-bar";

export async function Header({ siteName }: { siteName: string }) {
  const t = await pageWords();
  const [settings, groups] = await Promise.all([getSettingsOrNone(t.language), getNavigation(t.language)]);
  const { logo, phone, officialEmail } = settings;
  const families = groups.find(({ key }) => key === "services")?.families;
  const contacts = [phoneLink(phone), mailLink(officialEmail)].filter((link) => link !== null);
  return (
    <>
      <TopBar settings={settings} />
      <header className={styles.header}>
        <div className={`container ${styles.row}`}>
          <Link href={routes.home} className={styles.home}>
            <SiteLogo src={logo} className={styles.logo} />
            <span translate="no">{siteName}</span>
          </Link>
          <MainMenu
            groups={groups.map(withPanel)}
            button={<ToggleSummary icon="menu" size={24} label={t("layout.header.menu")} />}
          >
            <SearchField />
            {families && (
              <div className={styles.find}>
                <Link href={routes.product} className="button" data-primary>
                  {t("layout.findProduct")}
                </Link>
                <ul>
                  <LinkItems links={families} />
                </ul>
              </div>
            )}
            <ul className={`reach ${styles.contacts}`}>
              <LinkItems links={contacts} />
              <Languages />
            </ul>
            <SocialRow profiles={settings.socialProfiles} />
            <StoppedLine settings={settings} className={styles.stopped}>
              {settings.serviceHours}
            </StoppedLine>
          </MainMenu>
        </div>
      </header>
    </>
  );
}

/** Its items are in the panel only: what the menu gets is in the HTML a second time. */
function withPanel({ families, ...group }: NavigationGroup): MenuGroup {
  if (!families) return group;
  return {
    ...group,
    items: [],
    more: undefined,
    panel: <ServicesPanel families={families} services={group.items} />,
  };
}
