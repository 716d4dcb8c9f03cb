import type { ReactNode } from "react";
import { LinkItems } from "@/components/ui/link-items";
import { StoppedLine } from "@/components/ui/stopped-line";
import { getMenuPages } from "@/lib/content/menu-pages";
import { getServiceItems, getUnpublishedPages } from "@/lib/content/navigation";
import { getSettingsOrNone } from "@/lib/content/settings";
import { type ContactLink, mailLink, mailLinks, phoneLink, serviceNote } from "@/lib/site/contact-links";
import { followAddress, followVisitor } from "@/lib/site/inline-scripts";
import type { NavItem } from "@/lib/site/navigation";
import { linkTitle } from "@/lib/site/route-words";
import { routes } from "@/lib/site/routes";
import { offeredLanguages } from "@/lib/words/offered-languages";
import { pageWords } from "@/lib/words/use-words";
import { ChatBox } from "./chat-box";
import { currentYear } from "./current-year";
import styles from "./footer.module.css";
import { Languages } from "./languages";
import { SocialRow } from "./social-row";

const quickLinks = [
  routes.home,
  routes.commitments,
  routes.news,
  routes.contact,
  routes.product,
  routes.references,
  routes.qualityPolicy,
  routes.catalogues,
  routes.privacy,
  routes.accessibility,
];

export async function Footer({ siteName }: { siteName: string }) {
  const t = await pageWords();
  const [settings, services, unpublished, own, year] = await Promise.all([
    getSettingsOrNone(t.language),
    getServiceItems(t.language),
    getUnpublishedPages(),
    getMenuPages(t.language),
    currentYear(),
  ]);
  const contacts = [
    phoneLink(settings.phone),
    ...mailLinks(settings),
    named(t("layout.footer.careers"), mailLink(settings.careersEmail)),
    named(t("layout.footer.press"), mailLink(settings.pressEmail)),
  ].filter((link) => link !== null);
  const numbers = [settings.registrationNumber, settings.taxNumber].flatMap(
    (number) => number?.replaceAll(" ", "\u00a0") ?? [],
  );
  const specified = quickLinks
    .filter((href) => !unpublished.has(href))
    .map((href) => ({ href, label: linkTitle(href, t.language) }));
  const pages = [...specified, ...own.filter(({ isInFooter }) => isInFooter)];
  return (
    <footer className={styles.footer}>
      <StoppedLine settings={settings} className={`container ${styles.stopped}`}>
        {serviceNote(settings)}
      </StoppedLine>
      <div className={`container ${styles.columns}`}>
        <Links heading={t("layout.footer.quickLinks")} links={pages} />
        <Links heading={t("layout.footer.services")} links={services} />
        <Links heading={t("layout.footer.contact")} links={contacts} />
        {settings.address && (
          <Column heading={t("layout.footer.office")}>
            <address className={styles.address}>{settings.address}</address>
          </Column>
        )}
        {settings.footerColumns.map((column) => (
          <Links key={column.heading} {...column} />
        ))}
      </div>
      <div className={`container ${styles.bottom}`}>
        <p>{[`© ${year} ${siteName}`, ...numbers].join(" · ")}</p>
        <SocialRow profiles={settings.socialProfiles} />
        {offeredLanguages().length > 1 && (
          <>
            <ul className="reach">
              <Languages />
            </ul>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
            <script dangerouslySetInnerHTML={{ __html: followAddress }} />
          </>
        )}
      </div>
      <ChatBox settings={settings} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from constants */}
      <script dangerouslySetInnerHTML={{ __html: followVisitor }} />
      {/* The style of the chat box waits for it. */}
      <span hidden />
    </footer>
  );
}

function named(name: string, link: ContactLink | null): ContactLink | null {
  return link && { ...link, label: `${name}: ${link.label}` };
}

function Links({ heading, links }: { heading: string; links: NavItem[] }) {
  if (links.length === 0) return null;
  return (
    <Column heading={heading}>
      <ul className={styles.links}>
        <LinkItems links={links} />
      </ul>
    </Column>
  );
}

/** On phones the heading opens it, one column at a time. */
function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.column}>
      <h2>{heading}</h2>
      <details name="footer">
        <summary aria-label={heading} />
      </details>
      {children}
    </section>
  );
}
