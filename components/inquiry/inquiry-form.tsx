import { InquiryForm as Island } from "@/components/islands/inquiry/inquiry-form";
import type { InquirySource } from "@/lib/content/inquiry-source";
import type { Settings } from "@/lib/content/settings";
import { inquiryPath, limits, pageName, stampName, trapName } from "@/lib/inquiry/fields";
import { mailLinks, phoneLink, whatsappHref } from "@/lib/site/contact-links";
import { InquiryField } from "./inquiry-field";
import styles from "./inquiry-form.module.css";

type Props = {
  settings: Settings | null;
  stamp: string;
  /** The page that links to the form. */
  source?: InquirySource;
};

/**
 * The contact form. It is whole without scripts; what can be said about it later has its place here already, so that
 * the script and the server only fill in.
 */
export function InquiryForm({ settings, stamp, source }: Props) {
  return (
    <Island className={styles.form} action={inquiryPath}>
      <p className={styles.rules}>Name, email address and message are needed; the rest is up to you.</p>
      <div data-notice role="alert" tabIndex={-1} className={styles.notice} />
      {settings && <OtherWays settings={settings} />}
      <div className={styles.pair}>
        <InquiryField name="name" label="Name" autoComplete="name" required hint={most("name")} />
        <InquiryField name="company" label="Company" autoComplete="organization" hint={most("company")} />
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
          hint="With country code, like +91 98765 43210."
        />
      </div>
      <InquiryField
        name="subject"
        label="What it is about"
        defaultValue={source?.title}
        hint={most("subject")}
      />
      <InquiryField
        name="message"
        label="Message"
        required
        rows={7}
        hint={`${most("message")} Gas, purity, flow and pressure help us to answer at once.`}
      />
      <p className={styles.trap} aria-hidden="true">
        <label htmlFor="inquiry-website">Leave this empty</label>
        <input id="inquiry-website" name={trapName} tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name={stampName} defaultValue={stamp} />
      <input type="hidden" name={pageName} defaultValue={source?.path ?? "/contact"} />
      <div className={styles.send}>
        <button type="submit" className="button" data-primary>
          Send inquiry
        </button>
        <span data-progress role="status" />
      </div>
    </Island>
  );
}

/** Shown when the form could not do its work. */
function OtherWays({ settings }: { settings: Settings }) {
  const phone = phoneLink(settings.phone);
  const whatsapp = whatsappHref(settings.whatsappNumber);
  const links = [
    phone && { href: phone.href, label: `Call ${phone.label}` },
    ...mailLinks(settings).map(({ href, label }) => ({ href, label: `Mail ${label}` })),
    whatsapp ? { href: whatsapp, label: "Write on WhatsApp" } : null,
  ].filter((link) => link !== null);
  if (links.length === 0) return null;
  return (
    <div data-ways hidden className={styles.ways}>
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

function most(name: keyof typeof limits): string {
  return `Up to ${limits[name].toLocaleString("en")} characters.`;
}
