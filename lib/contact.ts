import { site } from "./site";

/** Links by which people reach the company. Each is `null` where its setting holds nothing that can be dialled or mailed. */

/** `tel:` link and what to show, both with the country's prefix. */
export function phoneLink(phone: string | null): { href: string; label: string } | null {
  const digits = national(phone);
  return digits
    ? { href: `tel:+${site.countryCode}${digits}`, label: `+${site.countryCode} ${phone?.trim()}` }
    : null;
}

/** `mailto:` link. */
export function mailLink(email: string | null): { href: string; label: string } | null {
  const address = email?.trim() ?? "";
  return /^[^\s@<>"'?&%]+@[^\s@<>"'?&%]+\.[^\s@<>"'?&%]+$/.test(address)
    ? { href: `mailto:${address}`, label: address }
    : null;
}

/** A WhatsApp chat with a first sentence already written. */
export function whatsappHref(number: string | null): string | null {
  const digits = national(number);
  return digits
    ? `https://wa.me/${site.countryCode}${digits}?text=${encodeURIComponent(site.whatsappText)}`
    : null;
}

/** The number's digits without the country's prefix, which editors write or leave out. */
function national(raw: string | null): string | null {
  const digits = (raw ?? "").replace(/\D/g, "").replace(/^0+/, "");
  const prefixed = digits.length > 10 && digits.startsWith(site.countryCode);
  return (prefixed ? digits.slice(site.countryCode.length) : digits) || null;
}
