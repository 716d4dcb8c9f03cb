import { mailLink, phoneLink } from "../site/contact-links.ts";

/** Ends of hosts, none of which is also the end of a file's name. */
const host = /^(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|info|in|eu|de|uk)(?:[/?#:]|$)/i;

/**
 * Adds the scheme to an address that editors wrote without it: `www.example.com`, `example.com/page`, `sales@example.com`,
 * `+91 98765 43210 ext. 12`. A relative path is never meant so: it would lead to a place below the page that shows the text.
 */
export function withScheme(href: string): string {
  const [mailbox = "", ...query] = href.split("?");
  const mail = mailbox.includes("/") ? null : mailLink(mailbox);
  if (mail) return [mail.href, ...query].join("?");
  const phone = /^\+\d/.test(href) ? phoneLink(href) : null;
  if (phone) return phone.href;
  return /^www\.[^\s/]/i.test(href) || host.test(href) ? `https://${href}` : href;
}
