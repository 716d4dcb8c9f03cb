/** A video elsewhere: the page at its host that plays it, and the host's name. */
export type Video = { href: string; host: string };

type Host = { name: string; hosts: RegExp; id: (url: URL) => string | null | undefined; page: string };

const known: Host[] = [
  {
    name: "YouTube",
    hosts: /^((www|m)\.)?youtube(-nocookie)?\.com$/,
    id: ({ pathname, searchParams }) =>
      pathname === "/watch"
        ? searchParams.get("v")
        : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1],
    page: "https://www.youtube.com/watch?v=",
  },
  {
    name: "YouTube",
    hosts: /^youtu\.be$/,
    id: ({ pathname }) => pathname.slice(1),
    page: "https://www.youtube.com/watch?v=",
  },
  {
    name: "Vimeo",
    hosts: /^((www|player)\.)?vimeo\.com$/,
    id: ({ pathname }) => /^\/(?:video\/)?(\d+)\/?$/.exec(pathname)?.[1],
    page: "https://vimeo.com/",
  },
];

const id = /^(?:[A-Za-z0-9_-]{11}|\d{1,12})$/;

/**
 * What an editor embedded, where it is a video of a host that is named here; the address is built anew from the
 * video's id, and nothing else of what was written goes into it.
 * @param raw address of a player or of a video's page
 */
export function videoOf(raw: string | undefined): Video | null {
  const url = URL.parse(raw ?? "", "https://relative.invalid");
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null;
  const host = known.find(({ hosts }) => hosts.test(url.hostname));
  const found = host?.id(url);
  return host && found && id.test(found) ? { href: host.page + found, host: host.name } : null;
}
