/** A site that may write nothing but its cache is whole: held to it by Node's own permissions, which bind root as well. */
import { resolve } from "node:path";
import { tags } from "../lib/backend/contract.ts";
import { freePort } from "../scripts/lib/ports.ts";
import { startSite } from "../scripts/lib/servers.ts";
import { copyBuild, removeCopy } from "./support/build.ts";
import { get, revalidate } from "./support/http.ts";
import { publicOrigin, routeCases } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";
import { secret } from "./support/world.ts";

test("the site needs no write access beyond its cache", async ({ manyRecords }) => {
  const distDir = copyBuild("read-only");
  const lines: string[] = [];
  const key = secret();
  const permissions = [
    "--permission",
    "--allow-fs-read=*",
    `--allow-fs-write=${resolve(distDir, "cache")}`,
    "--allow-addons",
    "--allow-worker",
    "--allow-child-process",
    "--allow-net",
  ];
  const port = await freePort();
  const site = await startSite({
    port,
    backend: { url: manyRecords.url, ...manyRecords.account },
    distDir,
    siteUrl: publicOrigin,
    revalidateSecret: key,
    env: { ...process.env, NODE_OPTIONS: permissions.join(" ") },
    onLine: (line) => lines.push(line),
  });
  try {
    for (const { path } of routeCases) expect((await get(site.url + path)).status, path).toBe(200);
    for (const path of ["/leadership?page=3", "/sitemap.xml", "/no/such/page"])
      expect([200, 404], path).toContain((await get(site.url + path)).status);
    expect((await revalidate({ url: site.url, secret: key }, tags)).status).toBe(200);
    const { body } = await get(`${site.url}/`);
    const picture = /src="(\/_next\/image[^"]+)"/.exec(body)?.[1]?.replaceAll("&amp;", "&");
    expect((await get(site.url + picture)).status).toBe(200);
    expect(
      lines.filter((line) => /ERR_ACCESS_DENIED|EACCES|EROFS|EPERM|cannot be written/i.test(line)),
    ).toEqual([]);
  } finally {
    await site.stop();
    removeCopy(distDir);
  }
});
