import { asciiMailAddress, mailAddress, unwrapMailAddress } from "../text/mail-address.ts";
import { findPhoneNumber } from "./phone-number.ts";

export type ContactLink = { href: string; label: string };

/** Dials the first number of a text and shows all of them; `null` where it has none. */
export function phoneLink(phone: string | null): ContactLink | null {
  const found = findPhoneNumber(phone);
  if (!found) return null;
  const { number, extension, label } = found;
  return { href: `tel:${number}${extension && `;ext=${extension}`}`, label };
}

/** Between mail addresses; only a text without a single one is also split at slashes, which addresses may have. */
const separators = [/[\s,;|<>()]+/, /[\s,;|<>()/]+/];

/** The first mail address in a text; `null` where it has none. */
export function mailLink(email: string | null): ContactLink | null {
  for (const separator of separators)
    for (const part of (email ?? "").split(separator)) {
      const label = unwrapMailAddress(part);
      const address = asciiMailAddress(label);
      if (address.length <= 254 && mailAddress.test(address)) return { href: mailHref(address), label };
    }
  return null;
}

function mailHref(address: string): string {
  return `mailto:${address.replace(/[^\w.!$*+@~-]/g, encodeURIComponent)}`;
}

/** Without duplicates. */
export function mailLinks({
  officialEmail,
  salesEmail,
}: Record<"officialEmail" | "salesEmail", string | null>) {
  const official = mailLink(officialEmail);
  const sales = mailLink(salesEmail);
  return [official, sales?.href === official?.href ? null : sales].filter((link) => link !== null);
}

/** When the service telephone is answered and in which languages, as far as it is set. */
export function serviceNote({
  serviceHours,
  serviceLanguages,
}: Record<"serviceHours" | "serviceLanguages", string | null>) {
  return [serviceHours, serviceLanguages].filter(Boolean).join(" · ");
}

/** A chat with a prepared first sentence; `null` where there is no number. */
export function whatsappHref(number: string | null, text: string): string | null {
  const found = findPhoneNumber(number);
  return found && `https://wa.me/${found.number.slice(1)}?text=${encodeURIComponent(text)}`;
}
