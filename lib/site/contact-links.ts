import { company } from "./company";

export type ContactLink = { href: string; label: string };

/** Link and label with the country code, which editors write or leave out; `null` where there is no number. */
export function phoneLink(phone: string | null): ContactLink | null {
  const written = national(phone);
  if (!written) return null;
  return {
    href: `tel:+${company.countryCode}${digits(written)}`,
    label: `+${company.countryCode} ${written}`,
  };
}

/** `null` where the text is not a mail address. */
export function mailLink(email: string | null): ContactLink | null {
  const address = email?.trim() ?? "";
  const isAddress = /^[\w.!$*+/=^`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u.test(address);
  return isAddress && address.length <= 254 ? { href: `mailto:${address}`, label: address } : null;
}

/** Without duplicates. */
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

/** A chat with a prepared first sentence; `null` where there is no number. */
export function whatsappHref(number: string | null): string | null {
  const written = national(number);
  if (!written) return null;
  return `https://wa.me/${company.countryCode}${digits(written)}?text=${encodeURIComponent(company.whatsappText)}`;
}

/** Digits, by ITU-T E.164 and within the country. */
const maxDigits = 15;
const nationalDigits = 10;

/** Bounds the regular expressions. */
const maxTextLength = 500;

/** The first number in a text as the editor wrote it, without country code and trunk prefix. */
function national(raw: string | null): string | null {
  const [run] =
    /[+(]*\d(?:[\d().–-]|[^\S\r\n])*/.exec((raw ?? "").slice(0, maxTextLength).replace(/\(0\)/g, "")) ?? [];
  if (!run) return null;
  const count = withoutPrefix(digits(run), /^\(?\+|^00/.test(run)).length;
  if (count === 0 || count > maxDigits) return null;
  // The last digits, with the characters between them.
  const [written = ""] = new RegExp(`(?:\\d\\D*){${count}}$`).exec(run) ?? [];
  return written
    .replace(/[()]/g, "")
    .replace(/[^\d]+$/, "")
    .replace(/\s+/g, " ");
}

function withoutPrefix(all: string, international: boolean): string {
  const { countryCode } = company;
  const plain = all.replace(/^0+/, "");
  const prefixed = plain.startsWith(countryCode) && (international || plain.length > nationalDigits);
  return (prefixed ? plain.slice(countryCode.length) : plain).replace(/^0+/, "");
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}
