import { LinkItems } from "@/components/ui/link-items";
import { getServices } from "@/lib/content/services";
import { getSettingsOrNone } from "@/lib/content/settings";
import { mailLinks, phoneLink } from "@/lib/site/contact-links";
import type { NavItem } from "@/lib/site/navigation";
import { routes, serviceHref } from "@/lib/site/routes";
import { ChatBox } from "./chat-box";
import styles from "./footer.module.css";
import { SocialRow } from "./social-row";
import { Year } from "./year";

const quickLinks = [
  { href: routes.home, label: "Home" },
  { href: routes.commitments, label: "Commitments" },
  { href: routes.news, label: "Info & News" },
  { href: routes.contact, label: "Contact" },
];

export async function Footer({ siteName }: { siteName: string }) {
  const [settings, services] = await Promise.all([getSettingsOrNone(), getServices()]);
  const contacts = [phoneLink(settings.phone), ...mailLinks(settings)].filter((link) => link !== null);
  const serviceLinks = services.ok
    ? services.data.map(({ id, title }) => ({ label: title, href: serviceHref(id, title) }))
    : [];
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <Column heading="Quick Links" links={quickLinks} />
        <Column heading="Services" links={serviceLinks} />
        <Column heading="Contact" links={contacts} />
        <section>
          <h2>Corporate Office</h2>
          {settings.address && <address className={styles.address}>{settings.address}</address>}
        </section>
      </div>
      <div className={`container ${styles.bottom}`}>
        <p>
          © <Year /> {siteName}
        </p>
        <SocialRow />
      </div>
      <ChatBox settings={settings} />
    </footer>
  );
}

function Column({ heading, links }: { heading: string; links: NavItem[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        <LinkItems links={links} />
      </ul>
    </section>
  );
}
