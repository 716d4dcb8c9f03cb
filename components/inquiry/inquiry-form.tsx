import { EnhancedForm } from "@/components/islands/inquiry/enhanced-form";
import { LinkItems } from "@/components/ui/link-items";
import type { InquirySource } from "@/lib/content/inquiry-source";
import type { Settings } from "@/lib/content/settings";
import {
  formTokenField,
  honeypotField,
  inquiryPath,
  needsMessage,
  type PresetDuty,
  pageField,
} from "@/lib/form/fields";
import { company } from "@/lib/site/company";
import { mailLinks, phoneLink, whatsappHref } from "@/lib/site/contact-links";
import { callUrl } from "@/lib/site/language-path";
import { routes } from "@/lib/site/routes";
import { browserWords } from "@/lib/words/browser-words";
import { defaultLanguage } from "@/lib/words/language";
import { useWords } from "@/lib/words/use-words";
import { InquiryAbout } from "./inquiry-about";
import { InquiryDuty } from "./inquiry-duty";
import { InquiryField } from "./inquiry-field";
import { InquiryFiles } from "./inquiry-files";
import styles from "./inquiry-form.module.css";
import { InquiryNotice } from "./inquiry-notice";
import { InquirySent } from "./inquiry-sent";

type Props = {
  settings: Settings | null;
  formToken: string;
  /** The page that links to the form. */
  source?: InquirySource;
  /** Filled in for the visitor. */
  duty?: PresetDuty;
  /** The privacy page is published. */
  hasPrivacyPage: boolean;
};

/**
 * The contact form. It works without scripts, and has empty elements for all messages that are filled in later. Messages
 * about the whole form come last, where they shift none of its fields.
 */
export function InquiryForm({ settings, formToken, source, duty, hasPrivacyPage }: Props) {
  const t = useWords();
  return (
    <EnhancedForm
      className={styles.form}
      action={callUrl(inquiryPath, t.language)}
      {...(t.language !== defaultLanguage && { words: browserWords(t.language).inquiry })}
    >
      <InquirySent />
      <div data-fields className={styles.fields}>
        <InquiryAbout source={source} />
        <div className={styles.pair}>
          <InquiryField name="name" autoComplete="name" />
          <InquiryField name="company" autoComplete="organization" />
          <InquiryField name="email" autoComplete="email" hint={t("inquiry.hints.email")} />
          <InquiryField
            name="phone"
            autoComplete="tel"
            hint={t("inquiry.hints.phone", {
              example: company.phoneExample,
              country: t("company.country"),
            })}
          />
        </div>
        <InquiryField name="subject" defaultValue={source?.title} />
        <InquiryDuty duty={duty} />
        <InquiryField
          name="message"
          rows={7}
          isNeeded={needsMessage({ page: source?.path, ...duty })}
          hint={t("inquiry.hints.message")}
        />
        <InquiryFiles />
        {/* Invisible to people, without the properties by which bots detect hidden fields. */}
        <p className="visually-hidden" aria-hidden="true">
          <label htmlFor="inquiry-website">{t("inquiry.form.leaveEmpty")}</label>
          <input id="inquiry-website" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </p>
        <input type="hidden" name={formTokenField} defaultValue={formToken} />
        <input type="hidden" name={pageField} defaultValue={source?.path ?? routes.contact} />
        <div className={styles.send}>
          <button type="submit" className="button" data-primary>
            {t("inquiry.form.send")}
          </button>
          <span data-progress role="status" />
        </div>
        <p className={styles.privacy}>{t("inquiry.form.answer")}</p>
        <InquiryNotice mail={settings?.officialEmail ?? null} hasPrivacyPage={hasPrivacyPage} />
        <div className={styles.result}>
          <div data-notice role="alert" tabIndex={-1} className={styles.notice} />
          {settings && <ContactOptions settings={settings} />}
        </div>
      </div>
    </EnhancedForm>
  );
}

/** Shown when an inquiry could not be sent. */
function ContactOptions({ settings }: { settings: Settings }) {
  const t = useWords();
  const phone = phoneLink(settings.phone);
  const whatsapp = whatsappHref(settings.whatsappNumber, t("company.whatsapp"));
  const links = [
    phone && { href: phone.href, label: t("inquiry.otherWays.call", { phone: phone.label }) },
    ...mailLinks(settings).map(({ href, label }) => ({
      href,
      label: t("inquiry.otherWays.email", { address: label }),
    })),
    whatsapp ? { href: whatsapp, label: t("actions.whatsapp") } : null,
  ].filter((link) => link !== null);
  if (links.length === 0) return null;
  return (
    <div data-contact-options hidden className={styles.contactOptions}>
      <p>{t("inquiry.otherWays.heading")}</p>
      <ul className={styles.links}>
        <LinkItems links={links} />
      </ul>
    </div>
  );
}
