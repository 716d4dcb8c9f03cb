import "server-only";
import { getSettingsOrNone } from "../content/settings";
import { env } from "../runtime/env";
import { mailLink } from "../site/contact-links";
import { routes } from "../site/routes";
import { daySeconds } from "../site/time-units";
import { defaultLanguage } from "../words/language";
import { offeredLanguages } from "../words/offered-languages";

/** RFC 9116 recommends less than a year. */
const validDays = 180;

/**
 * security.txt by RFC 9116: whom to tell about a security problem of the site.
 * @param now decides `Expires`, the midnight (UTC) after half a year
 */
export async function getSecurityText(now = new Date()): Promise<string> {
  const { SITE_URL, SECURITY_CONTACT } = env();
  const dayMs = daySeconds * 1_000;
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs);
  // The form remains where neither is known.
  const contacts = [
    SECURITY_CONTACT ? toUri(SECURITY_CONTACT) : await companyMail(),
    SITE_URL + routes.contact,
  ];
  return [
    ...contacts.filter(Boolean).map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${offeredLanguages().join(", ")}`,
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
    "",
  ].join("\n");
}

function toUri(contact: string): string {
  return contact.startsWith("https:") ? contact : `mailto:${contact}`;
}

async function companyMail(): Promise<string | undefined> {
  return mailLink((await getSettingsOrNone(defaultLanguage)).officialEmail)?.href;
}
