import type { Language } from "../words/language";
import { words } from "../words/words";

type ShareLink = { name: string; href: string; opensTab: boolean };

/**
 * Plain links, so no script of a sharing service runs on the page.
 * @param url canonical and absolute
 */
export function shareLinks(url: string, title: string, language: Language): ShareLink[] {
  const address = encode(url);
  const name = encode(title);
  const mail = encode(`${title}\r\n\r\n${url}`);
  return [
    {
      name: words(language)("shareLinks.email"),
      href: `mailto:?subject=${name}&body=${mail}`,
      opensTab: false,
    },
    { name: "WhatsApp", href: `https://wa.me/?text=${encode(`${title} ${url}`)}`, opensTab: true },
    {
      name: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      opensTab: true,
    },
    { name: "X", href: `https://x.com/intent/post?text=${name}&url=${address}`, opensTab: true },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}`, opensTab: true },
  ];
}

/** Lone surrogates cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
