import { EnhancedForm } from "@/components/islands/inquiry/enhanced-form";
import type { InquirySource } from "@/lib/content/inquiry-source";
import type { Settings } from "@/lib/content/settings";
import { formTokenField, honeypotField, inquiryPath, maxLengths, pageField } from "@/lib/inquiry/fields";
import { mailLinks, phoneLink, whatsappHref } from "@/lib/site/contact-links";
import { InquiryField } from "./inquiry-field";
import styles from "./inquiry-form.module.css";

type Props = {
  settings: Settings | null;
  formToken: string;
  /** The page that links to the form. */
  source?: InquirySource;
};

/** The contact form. It works without scripts, and has empty elements for all messages that are filled in later. */
export function InquiryForm({ settings, formToken, source }: Props) {
  return (
    <EnhancedForm className={styles.form} action={inquiryPath}>
      <p className={styles.rules}>Name, email address and message are needed; the rest is up to you.</p>
      <div data-notice role="alert" tabIndex={-1} className={styles.notice} />
      {settings && <ContactOptions settings={settings} />}
      <div className={styles.pair}>
        <InquiryField name="name" label="Name" autoComplete="name" required hint={lengthHint("name")} />
        <InquiryField
          name="company"
          label="Company"
          autoComplete="organization"
          hint={lengthHint("company")}
        />
        <InquiryField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          hint="We answer to this address, like name@company.com."
        />
        <InquiryField
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="Like 98765 43210; outside India with the country code."
        />
      </div>
      <InquiryField
        name="subject"
        label="What it is about"
        defaultValue={source?.title}
        hint={lengthHint("subject")}
      />
      <InquiryField
        name="message"
        label="Message"
        required
        rows={7}
        hint={`${lengthHint("message")} Gas, purity, flow and pressure help us to answer at once.`}
      />
      <p className={styles.honeypot} aria-hidden="true">
        <label htmlFor="inquiry-website">Leave this empty</label>
        <input id="inquiry-website" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name={formTokenField} defaultValue={formToken} />
      <input type="hidden" name={pageField} defaultValue={source?.path ?? "/contact"} />
      <div className={styles.send}>
        <button type="submit" className="button" data-primary>
          Send inquiry
        </button>
        <span data-progress role="status" />
      </div>
    </EnhancedForm>
  );
}

/** Shown when an inquiry could not be sent. */
function ContactOptions({ settings }: { settings: Settings }) {
  const phone = phoneLink(settings.phone);
  const whatsapp = whatsappHref(settings.whatsappNumber);
  const links = [
    phone && { href: phone.href, label: `Call ${phone.label}` },
    ...mailLinks(settings).map(({ href, label }) => ({ href, label: `Mail ${label}` })),
    whatsapp ? { href: whatsapp, label: "Write on WhatsApp" } : null,
  ].filter((link) => link !== null);
  if (links.length === 0) return null;
  return (
    <div data-contact-options hidden className={styles.contactOptions}>
      <p>Or reach us another way:</p>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function lengthHint(name: keyof typeof maxLengths): string {
  return `Up to ${maxLengths[name].toLocaleString("en")} characters.`;
}
