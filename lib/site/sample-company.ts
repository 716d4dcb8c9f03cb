import messages from "../../messages/en.json" with { type: "json" };
import { company, socialProfiles } from "./company.ts";

/** The name of the repository's sample company. */
const sample = /vayudhara/i;
const sampleStory = /one idle air separation plant/;
const samplePhone = "98765 43210";
const local =
  /^(localhost|127(\.\d+){3}|\[::1\]|.*\.(test|example|invalid|localhost)|(.*\.)?example\.(com|org|net))$/;

type Company = {
  name: string;
  profiles: readonly { name: string; href: string }[];
  story: string;
  phoneExample: string;
  country: string;
};

/** Lists the data of the sample company that a public site would still show. */
export function sampleCompanyLeft(siteUrl: string, values: Partial<Company> = {}): string[] {
  if (local.test(new URL(siteUrl).hostname)) return [];
  const { name, profiles, story, phoneExample, country }: Company = {
    ...company,
    profiles: socialProfiles,
    story: messages.company.story,
    ...values,
  };
  const left = profiles
    .filter(({ href }) => sample.test(href))
    .map((profile) => `the ${profile.name} profile`);
  if (sample.test(name)) left.unshift("the name");
  if (sampleStory.test(story)) left.push("the founding story");
  if (phoneExample === samplePhone && country !== "IN") left.push("the example of a phone number");
  return left;
}

/** Lists contact data that must not go public: those of the sample company, and missing ones. */
export function sampleContactLeft(
  siteUrl: string,
  settings: Partial<Record<"phone" | "official_email" | "address", string>>,
): string[] {
  if (local.test(new URL(siteUrl).hostname)) return [];
  const { phone, official_email: mail, address } = settings;
  const left = { phone: RegExp(`^${samplePhone}$`), official_email: /@example\./, address: /\bSample\b/ };
  return Object.entries({ phone, official_email: mail, address })
    .filter(([name, value]) => !value || left[name as keyof typeof left].test(value))
    .map(([name]) => name);
}
