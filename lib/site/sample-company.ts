import { company } from "./company.ts";

/** The name of the repository's sample company. */
const sample = /vayudhara/i;
const samplePhone = "98765 43210";
const local =
  /^(localhost|127(\.\d+){3}|\[::1\]|.*\.(test|example|invalid|localhost)|(.*\.)?example\.(com|org|net))$/;

type Company = Pick<typeof company, "name" | "phoneExample" | "country">;

/** Lists the constants of the sample company that a public site would still show. */
export function sampleCompanyLeft(
  siteUrl: string,
  values: Partial<Record<keyof Company, string>> = {},
): string[] {
  if (local.test(new URL(siteUrl).hostname)) return [];
  const { name, phoneExample, country } = { ...company, ...values };
  const left: string[] = [];
  if (sample.test(name)) left.push("the name");
  if (phoneExample === samplePhone && country !== "IN") left.push("the example of a phone number");
  return left;
}

type Settings = {
  phone?: string;
  official_email?: string;
  address?: string;
  founding_story?: string;
  social_profiles?: { network: string; href: string }[];
};

/** Lists settings that must not go public: those of the sample company, and contact data that are missing. */
export function sampleSettingsLeft(siteUrl: string, settings: Settings): string[] {
  if (local.test(new URL(siteUrl).hostname)) return [];
  const { phone, official_email: mail, address, founding_story: story, social_profiles } = settings;
  const left = { phone: RegExp(`^${samplePhone}$`), official_email: /@example\./, address: /\bSample\b/ };
  const contact = Object.entries({ phone, official_email: mail, address })
    .filter(([name, value]) => !value || left[name as keyof typeof left].test(value))
    .map(([name]) => name);
  const profiles = (social_profiles ?? []).filter(({ href }) => sample.test(href));
  return [
    ...contact,
    ...(story && /one idle air separation plant/.test(story) ? ["founding_story"] : []),
    ...profiles.map(({ network }) => `the ${network} profile`),
  ];
}
