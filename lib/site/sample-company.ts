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
