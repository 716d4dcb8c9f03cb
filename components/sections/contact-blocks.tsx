import { EmptyState } from "@/components/ui/empty-state";
import { LinkItems } from "@/components/ui/link-items";
import type { Location, Settings } from "@/lib/content/settings";
import { mailLink, mailLinks, phoneLink, whatsappHref } from "@/lib/site/contact-links";
import { useWords } from "@/lib/words/use-words";
import styles from "./contact-blocks.module.css";

/** Offices and works, email addresses, telephone and the company's registration, as far as they are set; WhatsApp too with `chat`. */
export function ContactBlocks({ settings, chat = false }: { settings: Settings; chat?: boolean }) {
  const t = useWords();
  const mails = mailLinks(settings);
  const phone = phoneLink(settings.phone);
  const whatsapp = chat ? whatsappHref(settings.whatsappNumber, t("company.whatsapp")) : null;
  const departments = [
    { id: "careers", heading: t("sections.contactBlocks.careers"), mail: mailLink(settings.careersEmail) },
    { id: "press", heading: t("sections.contactBlocks.press"), mail: mailLink(settings.pressEmail) },
  ];
  const registration = [settings.registrationNumber, settings.taxNumber].filter((number) => number !== null);
  const details = [
    settings.address,
    phone,
    whatsapp,
    ...mails,
    ...departments.map(({ mail }) => mail),
    ...settings.locations,
    ...registration,
  ];
  if (!details.some(Boolean)) return <EmptyState>{t("sections.contactBlocks.none")}</EmptyState>;
  return (
    <div className={`reach rows ${styles.blocks}`}>
      {settings.address && (
        <section>
          <h2>{t("sections.contactBlocks.address")}</h2>
          <address>{settings.address}</address>
        </section>
      )}
      {settings.locations.map((location) => (
        <LocationBlock key={location.name} {...location} />
      ))}
      {mails.length > 0 && (
        <section>
          <h2>{t("sections.contactBlocks.email")}</h2>
          <ul className={styles.links}>
            <LinkItems links={mails} />
          </ul>
        </section>
      )}
      {phone && (
        <section>
          <h2>{t("sections.contactBlocks.call")}</h2>
          <a href={phone.href}>{phone.label}</a>
        </section>
      )}
      {whatsapp && (
        <section>
          <h2>{t("actions.whatsapp")}</h2>
          <a href={whatsapp} rel="noopener noreferrer">
            {t("sections.contactBlocks.openChat")}
          </a>
        </section>
      )}
      {departments.map(
        ({ id, heading, mail }) =>
          mail && (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              <a href={mail.href}>{mail.label}</a>
            </section>
          ),
      )}
      {registration.length > 0 && (
        <section>
          <h2>{t("sections.contactBlocks.registration")}</h2>
          <ul className={styles.links}>
            {registration.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function LocationBlock({ name, address, phone, email }: Location) {
  const links = [phoneLink(phone), mailLink(email)].filter((link) => link !== null);
  return (
    <section>
      <h2>{name}</h2>
      <address>{address}</address>
      {links.length > 0 && (
        <ul className={styles.links}>
          <LinkItems links={links} />
        </ul>
      )}
    </section>
  );
}
