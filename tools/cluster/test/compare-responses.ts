import type { IncomingHttpHeaders } from "node:http";
import { readReleases } from "../../../deploy/static-files.ts";
import { sitemapPaths } from "../../../scripts/servers/warm-pages.ts";
import { HttpClient, type RequestOptions } from "./http-client.ts";
import type { TestCluster } from "./test-cluster.ts";

/** Headers of the connection or the moment. */
const volatileHeaders = ["date", "connection", "keep-alive", "transfer-encoding", "server", "age"];
/** nginx sets these for static files: it has its own compressed files and ETags. */
const fileHeaders = ["content-length", "content-encoding", "etag", "last-modified", "accept-ranges", "vary"];
/** These depend on whether the page was just generated. */
const cacheHeaders = ["x-nextjs-cache", "content-length", "content-encoding"];

/** Redirected, refused, missing, or not a page. */
const oddPaths = `/About /about/ //about /unknown /services/details/1 /leadership?page=1 /leadership?page=2
  /leadership?page=9999 /leadership?page=x /services/details/%20/x /% /blogs?utm_source=mail
  /files/media/none.webp /_next/static/none.js /images/none.webp /images /images/ /.env /_next/image
  /api/none /api/health/live /api/health/ready /api/lists/team/1 /api/lists/team/999 /api/inquiry
  /api/revalidate /contact?about=expertise-1 /miscellaneous?item=1`.split(/\s+/);

type Case = { path: string; options?: RequestOptions };

/** The headers that nginx adds for a replica. */
export function asForwarded({ url }: TestCluster["cluster"]): Record<string, string> {
  const { host } = new URL(url);
  return { host, "x-forwarded-proto": "https", "x-forwarded-host": host };
}

/**
 * Requests every page, static file and API route from a replica directly and through nginx.
 * @returns the differences in status, headers and body
 */
export async function compareResponses(
  testCluster: TestCluster,
): Promise<{ requests: number; failures: string[] }> {
  const [replica] = testCluster.cluster.replicas;
  if (!replica) throw new Error("There is no replica.");
  const direct = new HttpClient(replica.url);
  const cases = await collectCases(testCluster, direct);
  // nginx uses the same replica. A first request warms it, because Next sends some headers of a new page twice.
  await testCluster.cluster.stopNginx();
  await testCluster.cluster.startNginx([replica]);
  for (const { path, options } of cases.filter((each) => !each.options?.method))
    await direct.send(path, options);
  const differences: string[] = [];
  for (const { path, options } of cases) {
    const headers = { ...options?.headers, ...asForwarded(testCluster.cluster) };
    const one = await direct.send(path, { ...options, headers });
    const other = await testCluster.client.send(path, options);
    const request = `${options?.method ?? "GET"} ${path} ${JSON.stringify(options?.headers ?? {})}`;
    if (one.status !== other.status) differences.push(`${request}: status ${one.status}, ${other.status}`);
    if ([200, 206].includes(other.status) && options?.method !== "HEAD" && !one.body.equals(other.body)) {
      if (!/^\/(?:api\/health|_next\/image)/.test(path)) differences.push(`${request}: different body`);
    }
    for (const line of headerDifferences(one.headers, other.headers, path))
      differences.push(`${request}: ${line}`);
  }
  direct.close();
  await testCluster.cluster.stopNginx();
  await testCluster.cluster.startNginx();
  return { requests: cases.length, failures: differences };
}

function headerDifferences(one: IncomingHttpHeaders, other: IncomingHttpHeaders, path: string): string[] {
  // The 304 of a cached page has the Vary header of the page.
  const isNotModified =
    one.etag !== undefined && one["content-length"] === undefined && one["content-type"] === undefined;
  const isFile = /^\/(?:_next\/static|fonts|images|icons)\//.test(path);
  const ignored = new Set([
    ...volatileHeaders,
    ...cacheHeaders,
    ...(isFile ? fileHeaders : []),
    ...(isNotModified ? ["vary"] : []),
  ]);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => !ignored.has(name) && String(one[name]) !== String(other[name]))
    .map((name) => `${name}: ${one[name]} | ${other[name]}`);
}

async function collectCases({ cluster }: TestCluster, direct: HttpClient): Promise<Case[]> {
  const sitemap = await direct.send("/sitemap.xml");
  const pages = sitemapPaths(sitemap.body.toString());
  const home = await direct.send("/");
  const etag = String(home.headers.etag);
  const images = Array.from(home.body.toString().matchAll(/src="(\/_next\/image[^"]+)"/g), ([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  );
  const files = readReleases(cluster.staticDir)[0]?.files ?? [];
  const br = { "accept-encoding": "gzip, deflate, br" };
  return [
    ...pages.map((path) => ({ path, options: { headers: br } })),
    ...files.map((name) => ({ path: `/${name}`, options: { headers: br } })),
    ...["/", "/about", "/blogs/feed.xml", "/robots.txt", "/manifest.webmanifest", "/llms.txt"].flatMap(
      (path) => [
        { path },
        { path, options: { method: "HEAD" } },
        { path, options: { headers: { "accept-encoding": "gzip" } } },
        { path, options: { headers: { "accept-encoding": "br;q=0, gzip" } } },
      ],
    ),
    { path: "/", options: { headers: { "if-none-match": etag } } },
    { path: "/", options: { headers: { range: "bytes=0-99" } } },
    { path: "/files/media/catalogues/company-profile-reference-list.pdf" },
    {
      path: "/files/media/catalogues/company-profile-reference-list.pdf",
      options: { headers: { range: "bytes=100-199" } },
    },
    { path: "/about", options: { headers: { rsc: "1" } } },
    { path: "/about?_rsc=abcde", options: { headers: { rsc: "1", "next-router-prefetch": "1" } } },
    { path: "/about", options: { method: "POST" } },
    { path: "/about", options: { method: "DELETE" } },
    { path: "/about", options: { method: "OPTIONS" } },
    ...[...new Set(images.slice(0, 4)), ...oddPaths, `/${"long/".repeat(1000)}`].map((path) => ({
      path,
      options: { headers: br },
    })),
    { path: "/api/revalidate", options: { method: "POST", body: "{}" } },
    { path: "/api/inquiry", options: { method: "POST", body: "x" } },
    { path: "/api/inquiry", options: json({}) },
    { path: "/api/inquiry", options: json({ message: "x".repeat(70 * 1024) }) },
  ];
}
function json(value: unknown): RequestOptions {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}
