import { site } from "./site";

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
  const isAddress = /^[\w.!$*+/=^`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(address);
  return isAddress ? { href: `mailto:${address}`, label: address } : null;
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

/** The longest number there is (ITU-T E.164), in digits, and the length of one within the country. */
const longest = 15;
const nationalLength = 10;

/** A number as it was written, without the country's prefix and the zero of a trunk call. */
function national(raw: string | null): string | null {
  // Where several are written, the first is meant.
  const first =
    (raw ?? "")
      .split(/[/,;|]/)[0]
      ?.replace(/\(0\)/g, "")
      .trim() ?? "";
  const prefix = new RegExp(`^(?:\\+|00)?[\\s-]*${site.countryCode}[\\s-]*`);
  const marked = /^(\+|00)/.test(first) || digits(first).length > nationalLength;
  const written = (marked ? first.replace(prefix, "") : first).replace(/^[\s-]*0+[\s-]*/, "").trim();
  const count = digits(written).length;
  return count > 0 && count <= longest && /^[\d\s().-]+$/.test(written) ? written : null;
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}
