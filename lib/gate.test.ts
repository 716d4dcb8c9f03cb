/** @jest-environment node */
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { guardRequests, judge, longestAddress } from "./gate";

it.each([
  ["GET", "/"],
  ["HEAD", "/about"],
  ["OPTIONS", "/api/lists/team/1"],
  ["POST", "/api/inquiry"],
  ["POST", "/api/revalidate?x"],
  ["GET", "/leadership?page=%ff"],
  ["GET", "/services/details/1/turnkey"],
  ["GET", "/blogs/details/a_b-C9"],
  ["GET", "/service/detail/epc-projects"],
  ["GET", "/services/details"],
  ["GET", "/services/details/-"],
  ["GET", "/files/media/%E0%A4%B8.webp"],
  ["GET", `/_next/image?url=${"a".repeat(3072)}&w=640&q=70`],
])("%s %s is as it should be", (method, address) => {
  expect(judge(method, address)).toBeUndefined();
});

it.each([
  ["POST", "/about", 405],
  ["POST", "/api/lists/team/1", 405],
  ["POST", "/api/inquiry/x", 405],
  ["PUT", "/api/inquiry", 405],
  ["TRACE", "/api/revalidate", 405],
  ["CONNECT", "evil.test:443", 405],
  ["PROPFIND", "/", 405],
  ["GET", `/${"a".repeat(longestAddress)}`, 414],
  ["GET", `/?${"a".repeat(longestAddress)}`, 414],
  ["GET", "/%", 400],
  ["GET", "/services/details/%ff/x", 400],
  ["GET", "/about%00", 400],
  ["GET", "/a%0d%0ab", 400],
] as const)("%s %s is refused with %i", (method, address, status) => {
  expect(judge(method, address)).toBe(status);
});

it.each([
  ["/services/details/..%2f..%2fx/y", "/services/details/-"],
  [`/blogs/details/${"a".repeat(65)}?x`, "/blogs/details/-"],
  ["/info-news/details/a.b/c/d", "/info-news/details/-"],
  ["/expertise/details/%31", "/expertise/details/-"],
  ["/service/detail/a%20b", "/service/detail/-"],
])("%s shares the page of what cannot be", (address, shared) => {
  expect(judge("GET", address)).toBe(shared);
});

it("changes what a server is asked, before it is asked", async () => {
  guardRequests();
  const server = createServer((asked, answer) => answer.end(`${asked.method} ${asked.url}`));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (method: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      const call = request({ port, method, path }, async (answer) =>
        resolve(Buffer.concat(await answer.toArray()).toString()),
      );
      call.on("error", reject).end();
    });
  await expect(ask("GET", "/about?x")).resolves.toBe("GET /about?x");
  await expect(ask("TRACE", "/about")).resolves.toBe("GET /api/refused/405");
  await expect(ask("GET", "/%ff")).resolves.toBe("GET /api/refused/400");
  await expect(ask("GET", "/blogs/details/./x")).resolves.toBe("GET /blogs/details/-");
  server.close();
});
