import { mailLink } from "../site/contact-links";

/** Ends of hosts, none of which is also the end of a file's name. */
const host = /^(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|info|in|eu|de|uk)(?:[/?#:]|$)/i;
const phoneNumber = /^\+\d[\d\s().-]{6,24}$/;

/**
 * Adds the scheme to an address that editors wrote without it: `www.example.com`, `example.com/page`, `sales@example.com`,
 * `+91 98765 43210`. A relative path is never meant so: it would lead to a place below the page that shows the text.
 */
export function withScheme(href: string): string {
  const [mailbox = "", ...query] = href.split("?");
  const mail = mailbox.includes("/") ? null : mailLink(mailbox);
  if (mail) return [mail.href, ...query].join("?");
  if (phoneNumber.test(href)) return `tel:${href.replace(/[^\d+]/g, "")}`;
  return /^www\.[^\s/]/i.test(href) || host.test(href) ? `https://${href}` : href;
}
