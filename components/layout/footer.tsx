import { Link } from "@/components/ui/link";
import { getServices } from "@/lib/content/services";
import { getSettingsOrNone } from "@/lib/content/settings";
import { mailLinks, phoneLink } from "@/lib/site/contact-links";
import { routes, serviceHref } from "@/lib/site/routes";
import { ChatBox } from "./chat-box";
import styles from "./footer.module.css";
import { SocialRow } from "./social-row";
import { Year } from "./year";

export async function Footer({ siteName }: { siteName: string }) {
  const [settings, services] = await Promise.all([getSettingsOrNone(), getServices()]);
  const contacts = [phoneLink(settings.phone), ...mailLinks(settings)].filter((link) => link !== null);
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <Column heading="Quick Links">
          <FooterLink href={routes.home} label="Home" />
          <FooterLink href={routes.commitments} label="Commitments" />
          <FooterLink href={routes.news} label="Info & News" />
          <FooterLink href={routes.contact} label="Contact" />
        </Column>
        <Column heading="Services">
          {services.ok &&
            services.data.map(({ id, title }) => (
              <FooterLink key={id} href={serviceHref(id, title)} label={title} />
            ))}
        </Column>
        <Column heading="Contact">
          {contacts.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </Column>
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

function Column({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.links}>{children}</ul>
    </section>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <Link href={href}>{label}</Link>
    </li>
  );
}
