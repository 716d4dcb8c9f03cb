import type { NavItem } from "@/lib/site/navigation";
import { Link } from "./link";

/** List items with a link each: pages of the site, `mailto:` and `tel:`. */
export function LinkItems({ links, className }: { links: NavItem[]; className?: string }) {
  return links.map(({ href, label, lang }) => (
    <li key={`${href} ${label}`} className={className} {...(lang && { lang })}>
      {href.startsWith("/") ? (
        <Link href={href} {...(lang && { hrefLang: lang })}>
          {label}
        </Link>
      ) : (
        <a href={href}>{label}</a>
      )}
    </li>
  ));
}
