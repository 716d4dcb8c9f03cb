import { LinkItems } from "@/components/ui/link-items";
import { getServiceItems, getUnpublishedPages } from "@/lib/content/navigation";
import { getSettingsOrNone } from "@/lib/content/settings";
import { type ContactLink, mailLink, mailLinks, phoneLink } from "@/lib/site/contact-links";
import type { NavItem } from "@/lib/site/navigation";
import { routes } from "@/lib/site/routes";
import { ChatBox } from "./chat-box";
import { currentYear } from "./current-year";
import styles from "./footer.module.css";
import { SocialRow } from "./social-row";

const quickLinks = [
  { href: routes.home, label: "Home" },
  { href: routes.commitments, label: "Commitments" },
  { href: routes.news, label: "Info & News" },
  { href: routes.contact, label: "Contact" },
  { href: routes.product, label: "Products" },
  { href: routes.references, label: "References" },
  { href: routes.qualityPolicy, label: "Quality Policy" },
  { href: routes.catalogues, label: "Catalogues" },
  { href: routes.privacy, label: "Privacy" },
] as const;

export async function Footer({ siteName }: { siteName: string }) {
  const [settings, services, unpublished, year] = await Promise.all([
    getSettingsOrNone(),
    getServiceItems(),
    getUnpublishedPages(),
    currentYear(),
  ]);
  const contacts = [
    phoneLink(settings.phone),
    ...mailLinks(settings),
    named("Careers", mailLink(settings.careersEmail)),
    named("Press", mailLink(settings.pressEmail)),
  ].filter((link) => link !== null);
  const numbers = [settings.registrationNumber, settings.taxNumber].flatMap(
    (number) => number?.replaceAll(" ", "\u00a0") ?? [],
  );
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <Column heading="Quick Links" links={quickLinks.filter(({ href }) => !unpublished.has(href))} />
        <Column heading="Services" links={services} />
        <Column heading="Contact" links={contacts} />
        {settings.address && (
          <section>
            <h2>Corporate Office</h2>
            <address className={styles.address}>{settings.address}</address>
          </section>
        )}
      </div>
      <div className={`container ${styles.bottom}`}>
        <p>{[`© ${year} ${siteName}`, ...numbers].join(" · ")}</p>
        <SocialRow />
      </div>
      <ChatBox settings={settings} />
    </footer>
  );
}

function named(name: string, link: ContactLink | null): ContactLink | null {
  return link && { ...link, label: `${name}: ${link.label}` };
}

function Column({ heading, links }: { heading: string; links: NavItem[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        <LinkItems links={links} />
      </ul>
    </section>
  );
}
