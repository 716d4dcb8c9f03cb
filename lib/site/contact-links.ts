import { site } from "./company";

/** Links by which people reach the company. Each is `null` where its setting holds nothing that can be dialled or mailed. */

export type ContactLink = { href: string; label: string };

/** `tel:` link and what to show, both with the country's prefix, which editors write or leave out. */
export function phoneLink(phone: string | null): ContactLink | null {
  const written = national(phone);
  if (!written) return null;
  return {
    href: `tel:+${site.countryCode}${digits(written)}`,
    label: `+${site.countryCode} ${written}`,
  };
}

/** `mailto:` link. */
export function mailLink(email: string | null): ContactLink | null {
  const address = email?.trim() ?? "";
  const isAddress = /^[\w.!$*+/=^`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u.test(address);
  return isAddress && address.length <= 254 ? { href: `mailto:${address}`, label: address } : null;
}

/** The mail links of a company, each once. */
export function mailLinks({
  officialEmail,
  salesEmail,
}: {
  officialEmail: string | null;
  salesEmail: string | null;
}) {
  const official = mailLink(officialEmail);
  const sales = mailLink(salesEmail);
  return [official, sales?.href === official?.href ? null : sales].filter((link) => link !== null);
}

/** A WhatsApp chat with a first sentence already written. */
export function whatsappHref(number: string | null): string | null {
  const written = national(number);
  if (!written) return null;
  return `https://wa.me/${site.countryCode}${digits(written)}?text=${encodeURIComponent(site.whatsappText)}`;
}

/** The longest number there is (ITU-T E.164), and one within the country, in digits. */
const longest = 15;
const nationalLength = 10;

/** Characters of a text in which a number is looked for. */
const longestText = 500;

/** The first number in a text, as it was written, without the country's prefix and the zero of a trunk call. */
function national(raw: string | null): string | null {
  const [run] =
    /[+(]*\d(?:[\d().–-]|[^\S\r\n])*/.exec((raw ?? "").slice(0, longestText).replace(/\(0\)/g, "")) ?? [];
  if (!run) return null;
  const count = nationalDigits(digits(run), /^\(?\+|^00/.test(run)).length;
  if (count === 0 || count > longest) return null;
  // The number's last digits, with what the editor wrote between them.
  const [written = ""] = new RegExp(`(?:\\d\\D*){${count}}$`).exec(run) ?? [];
  return written
    .replace(/[()]/g, "")
    .replace(/[^\d]+$/, "")
    .replace(/\s+/g, " ");
}

function nationalDigits(all: string, international: boolean): string {
  const { countryCode } = site;
  const plain = all.replace(/^0+/, "");
  const prefixed = plain.startsWith(countryCode) && (international || plain.length > nationalLength);
  return (prefixed ? plain.slice(countryCode.length) : plain).replace(/^0+/, "");
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}
