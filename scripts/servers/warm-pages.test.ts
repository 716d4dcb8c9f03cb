import { createServer } from "node:http";
import { close, listen } from "../../testing/http/listen.ts";
import { sitemapPaths, visitPages } from "./warm-pages.ts";

const sitemap = (paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://www.example.com${path}</loc></url>`).join("")}</urlset>`;

test("reads the unique paths of a sitemap and unescapes XML", () => {
  expect(sitemapPaths(sitemap(["", "/about", "/about", "/list?page=2&amp;x=1"]))).toEqual([
    "/",
    "/about",
    "/list?page=2&x=1",
  ]);
});

test("visits every page once, with limited concurrency, and returns those with a problem", async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
  const visited: string[] = [];
  let open = 0;
  let maxOpen = 0;
  const server = createServer((request, response) => {
    if (request.url === "/sitemap.xml") return response.end(sitemap(paths));
    visited.push(request.url ?? "");
    maxOpen = Math.max(maxOpen, ++open);
    setTimeout(() => {
      open--;
      response.writeHead(request.url === "/page-7" ? 500 : 200).end();
    }, 5);
  });
  const progress: number[] = [];
  const result = await visitPages(await listen(server), (done) => progress.push(done));
  await close(server);
  expect(result).toEqual({ pages: 20, problems: [{ path: "/page-7", problem: "status 500" }] });
  expect(visited.sort()).toEqual([...paths].sort());
  expect(maxOpen).toBeLessThanOrEqual(4);
  expect(progress.at(-1)).toBe(20);
});
