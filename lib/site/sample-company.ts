import { company, socialProfiles } from "./company.ts";

/** What the repository's sample company is called everywhere. */
const sample = /vayudhara/i;
const local =
  /^(localhost|127(\.\d+){3}|\[::1\]|.*\.(test|example|invalid|localhost)|(.*\.)?example\.(com|org|net))$/;

/**
 * Names what a public site would still show of the sample company.
 * @param name SITE_NAME, or the company's
 */
export function sampleCompanyLeft(
  siteUrl: string,
  name: string = company.name,
  profiles: readonly { name: string; href: string }[] = socialProfiles,
): string[] {
  if (local.test(new URL(siteUrl).hostname)) return [];
  const left = profiles
    .filter(({ href }) => sample.test(href))
    .map((profile) => `the ${profile.name} profile`);
  return sample.test(name) ? ["the name", ...left] : left;
}

/** Names the contact data that a public site would show of nobody: those of the samples, and missing ones. */
export function sampleContactLeft(
  siteUrl: string,
  settings: Partial<Record<"phone" | "official_email" | "address", string>>,
): string[] {
  if (local.test(new URL(siteUrl).hostname)) return [];
  const { phone, official_email: mail, address } = settings;
  const left = { phone: /^98765 43210$/, official_email: /@example\./, address: /\bSample\b/ };
  return Object.entries({ phone, official_email: mail, address })
    .filter(([name, value]) => !value || left[name as keyof typeof left].test(value))
    .map(([name]) => name);
}
