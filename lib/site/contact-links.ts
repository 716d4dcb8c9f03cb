import { company } from "./company";
import { findPhoneNumber } from "./phone-number";

export type ContactLink = { href: string; label: string };

/** `null` where the text has no number. */
export function phoneLink(phone: string | null): ContactLink | null {
  const number = findPhoneNumber(phone);
  return number && { href: `tel:${number.number}`, label: number.formatInternational() };
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
  const found = findPhoneNumber(number);
  return found && `https://wa.me/${found.number.slice(1)}?text=${encodeURIComponent(company.whatsappText)}`;
}
