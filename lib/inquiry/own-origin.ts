import { isThisMachine } from "../runtime/listen-address";

/**
 * True for an `Origin` header that names the site. The `Host` header proves nothing: another site's name may lead to this
 * server. It ignores `www.`, the scheme, which a proxy may have changed, and, on a site for this machine only, the name and
 * port.
 */
export function isOwnOrigin(origin: string, siteUrl: string): boolean {
  const [sender, site] = [URL.parse(origin), new URL(siteUrl)];
  if (!sender) return false;
  if (isThisMachine(site)) return isThisMachine(sender);
  return withoutWww(sender.host) === withoutWww(site.host);
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}
