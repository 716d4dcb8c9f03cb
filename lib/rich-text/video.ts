/** The page of a video or a playlist at its host, the name of the host, and the address of its player. */
type VideoLink = { href: string; host: string; player: string };

type Host = {
  name: string;
  hostname: RegExp;
  /** The path of the page and that of the player, which end with an id. */
  page: string;
  player: string;
  id: (url: URL) => string | null | undefined;
  isId: RegExp;
};

const youtube = {
  name: "YouTube",
  hostname: /^((www|m)\.)?youtube(-nocookie)?\.com$/,
  page: "https://www.youtube.com/watch?v=",
  player: "https://www.youtube-nocookie.com/embed/",
  // Both have the length of an id, and are none.
  isId: /^(?!videoseries$|live_stream$)[\w-]{11}$/,
};

/** In this order: a video of a playlist is the video. */
const hosts: Host[] = [
  {
    ...youtube,
    id: ({ pathname, searchParams }) =>
      pathname === "/watch"
        ? searchParams.get("v")
        : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1],
  },
  { ...youtube, hostname: /^youtu\.be$/, id: ({ pathname }) => pathname.slice(1) },
  {
    ...youtube,
    page: "https://www.youtube.com/playlist?list=",
    player: "https://www.youtube-nocookie.com/embed/videoseries?list=",
    id: ({ pathname, searchParams }) =>
      /^\/(?:playlist|embed(?:\/videoseries)?)\/?$/.test(pathname) ? searchParams.get("list") : undefined,
    // Shorter ones are lists of whoever is signed in.
    isId: /^[\w-]{4,64}$/,
  },
  {
    name: "Vimeo",
    hostname: /^((www|player)\.)?vimeo\.com$/,
    page: "https://vimeo.com/",
    player: "https://player.vimeo.com/video/",
    id: ({ pathname }) => /^\/(?:video\/)?(\d+)\/?$/.exec(pathname)?.[1],
    isId: /^\d{1,12}$/,
  },
];

/**
 * Recognizes videos and playlists of the hosts above. The URLs are built from the id alone, whatever the editor embedded.
 * @param raw URL of a player or of the page of a video
 */
export function videoLink(raw: string | undefined): VideoLink | null {
  const url = URL.parse(raw ?? "", "https://relative.invalid");
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null;
  for (const { name, hostname, page, player, id: idOf, isId } of hosts) {
    const id = hostname.test(url.hostname) && idOf(url);
    if (id && isId.test(id)) return { href: page + id, host: name, player: player + id };
  }
  return null;
}
