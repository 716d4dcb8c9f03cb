/** Whether the site is the same with nginx before it: the same statuses and headers, but for those that are named. */
import type { IncomingHttpHeaders } from "node:http";
import { readReleases } from "../../../deploy/static-files.ts";
import { sitemapPaths } from "../../../scripts/servers/warm-pages.ts";
import { HttpClient, type RequestOptions } from "./client.ts";
import type { TestCluster } from "./test-cluster.ts";

/** Of a connection or a moment, and nginx's name. */
const ofEach = ["date", "connection", "keep-alive", "transfer-encoding", "server", "age"];
/** Of files that nginx sends: compressed once more, and known by tags of its own. */
const ofFiles = ["content-length", "content-encoding", "etag", "last-modified", "accept-ranges", "vary"];
/** How the site came by a page, which is another one's business a moment later. */
const ofMaking = ["x-nextjs-cache", "content-length", "content-encoding"];

type Case = { path: string; ask?: RequestOptions };

/** Asks for every page, file and door in several ways, by both ways; returns what differs. */
export async function compareResponses(
  world: TestCluster,
): Promise<{ compared: number; differences: string[] }> {
  const [direct] = world.cluster.replicas;
  if (!direct) throw new Error("There is no replica.");
  const past = new HttpClient(direct.url);
  const cases = await casesOf(world, past);
  // The very same replica, by both ways. Of a page that is only just made, Next sends some headers twice.
  await world.cluster.stopNginx();
  await world.cluster.startNginx(true, [direct.port]);
  for (const { path, ask } of cases.filter((one) => !one.ask?.method)) await past.send(path, ask);
  const differences: string[] = [];
  for (const { path, ask } of cases) {
    // What nginx tells a replica of the visitor, so that the replica answers alike.
    const host = new URL(world.cluster.url).host;
    const told = { host, "x-forwarded-proto": "https", "x-forwarded-host": host };
    const one = await past.send(path, { ...ask, headers: { ...ask?.headers, ...told } });
    const other = await world.client.send(path, ask);
    const what = `${ask?.method ?? "GET"} ${path} ${JSON.stringify(ask?.headers ?? {})}`;
    if (one.status !== other.status) differences.push(`${what}: status ${one.status}, ${other.status}`);
    if (other.status === 200 && ask?.method !== "HEAD" && !one.body.equals(other.body)) {
      if (!/^\/(?:api\/health|_next\/image)/.test(path)) differences.push(`${what}: another body`);
    }
    for (const line of unlike(one.headers, other.headers, path)) differences.push(`${what}: ${line}`);
  }
  past.close();
  await world.cluster.stopNginx();
  await world.cluster.startNginx();
  return { compared: cases.length, differences };
}

function unlike(one: IncomingHttpHeaders, other: IncomingHttpHeaders, path: string): string[] {
  // The 304 of a kept page has the Vary of the page.
  const again =
    one.etag !== undefined && one["content-length"] === undefined && one["content-type"] === undefined;
  const isFile = /^\/(?:_next\/static|fonts|images|icons)\//.test(path);
  const leave = new Set([...ofEach, ...ofMaking, ...(isFile ? ofFiles : []), ...(again ? ["vary"] : [])]);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => !leave.has(name) && String(one[name]) !== String(other[name]))
    .map((name) => `${name}: ${one[name]} | ${other[name]}`);
}

async function casesOf({ cluster }: TestCluster, past: HttpClient): Promise<Case[]> {
  const sitemap = await past.send("/sitemap.xml");
  const pages = sitemapPaths(sitemap.body.toString());
  const home = await past.send("/");
  const etag = String(home.headers.etag);
  const pictures = Array.from(
    home.body.toString().matchAll(/src="(\/_next\/image[^"]+)"/g),
    ([, path = ""]) => path.replaceAll("&amp;", "&"),
  );
  const files = readReleases(cluster.staticDir)[0]?.files ?? [];
  const br = { "accept-encoding": "gzip, deflate, br" };
  return [
    ...pages.map((path) => ({ path, ask: { headers: br } })),
    ...files.map((name) => ({ path: `/${name}`, ask: { headers: br } })),
    ...["/", "/about", "/blogs/feed.xml", "/robots.txt", "/manifest.webmanifest", "/llms.txt"].flatMap(
      (path) => [
        { path },
        { path, ask: { method: "HEAD" } },
        { path, ask: { headers: { "accept-encoding": "gzip" } } },
        { path, ask: { headers: { "accept-encoding": "br;q=0, gzip" } } },
      ],
    ),
    { path: "/", ask: { headers: { "if-none-match": etag } } },
    { path: "/", ask: { headers: { range: "bytes=0-99" } } },
    { path: "/about", ask: { headers: { rsc: "1" } } },
    { path: "/about?_rsc=abcde", ask: { headers: { rsc: "1", "next-router-prefetch": "1" } } },
    { path: "/about", ask: { method: "POST" } },
    { path: "/about", ask: { method: "DELETE" } },
    { path: "/about", ask: { method: "OPTIONS" } },
    ...[
      ...new Set(pictures.slice(0, 4)),
      ...["/About", "/about/", "//about", "/made-up", "/services/details/1", "/leadership?page=1"],
      ...[
        "/leadership?page=2",
        "/leadership?page=9999",
        "/leadership?page=x",
        "/services/details/%20/x",
        "/%",
      ],
      ...["/blogs?utm_source=mail", "/files/media/none.webp", "/_next/static/none.js", "/images/none.webp"],
      ...["/images", "/images/", "/.env", "/_next/image", "/api/none"],
      ...[
        "/api/health/live",
        "/api/health/ready",
        "/api/lists/team/1",
        "/api/lists/team/999",
        "/api/inquiry",
      ],
      ...[
        "/api/revalidate",
        "/contact?about=expertise-1",
        "/miscellaneous?item=1",
        `/${"long/".repeat(1000)}`,
      ],
    ].map((path) => ({ path, ask: { headers: br } })),
    { path: "/api/revalidate", ask: { method: "POST", body: "{}" } },
    { path: "/api/inquiry", ask: { method: "POST", body: "x" } },
    { path: "/api/inquiry", ask: json({}) },
    { path: "/api/inquiry", ask: json({ message: "x".repeat(70 * 1024) }) },
  ];
}

function json(value: unknown): RequestOptions {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}
