import type { NavItem } from "@/lib/site/navigation";
import { Link } from "./link";

/** List items with a link each: pages of the site, `mailto:` and `tel:`. */
export function LinkItems({ links }: { links: NavItem[] }) {
  return links.map(({ href, label }) => (
    <li key={href}>{href.startsWith("/") ? <Link href={href}>{label}</Link> : <a href={href}>{label}</a>}</li>
  ));
}
