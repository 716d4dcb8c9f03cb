/** The page of a video at its host, and the name of the host. */
type VideoLink = { href: string; host: string };

type Host = { name: string; hostname: RegExp; id: (url: URL) => string | null | undefined; page: string };

const hosts: Host[] = [
  {
    name: "YouTube",
    hostname: /^((www|m)\.)?youtube(-nocookie)?\.com$/,
    id: ({ pathname, searchParams }) =>
      pathname === "/watch"
        ? searchParams.get("v")
        : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1],
    page: "https://www.youtube.com/watch?v=",
  },
  {
    name: "YouTube",
    hostname: /^youtu\.be$/,
    id: ({ pathname }) => pathname.slice(1),
    page: "https://www.youtube.com/watch?v=",
  },
  {
    name: "Vimeo",
    hostname: /^((www|player)\.)?vimeo\.com$/,
    id: ({ pathname }) => /^\/(?:video\/)?(\d+)\/?$/.exec(pathname)?.[1],
    page: "https://vimeo.com/",
  },
];

const videoId = /^(?:[A-Za-z0-9_-]{11}|\d{1,12})$/;

/**
 * Recognizes videos of the hosts above. The URL is built from the id of the video alone, whatever the editor embedded.
 * @param raw URL of a player or of the page of a video
 */
export function videoLink(raw: string | undefined): VideoLink | null {
  const url = URL.parse(raw ?? "", "https://relative.invalid");
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null;
  const host = hosts.find(({ hostname }) => hostname.test(url.hostname));
  const id = host?.id(url);
  return host && id && videoId.test(id) ? { href: host.page + id, host: host.name } : null;
}
