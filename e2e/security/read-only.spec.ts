/** A site that may only write to its cache works. Node's permission model enforces it, also for root. */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { tags } from "../../lib/backend/contract.ts";
import { startChild, stop, withVariables } from "../../scripts/process/child.ts";
import { freePort } from "../../scripts/process/ports.ts";
import { waitFor } from "../../scripts/process/wait.ts";
import { nextProgram } from "../../scripts/programs/npm-programs.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { publicOrigin, routeCases } from "../../testing/content/routes.ts";
import { get, revalidate, scaleTimeout } from "../../testing/http/http.ts";
import { copyBuild, removeCopy } from "../../testing/sites/build-copy.ts";
import { newSecret } from "../../testing/sites/secret.ts";

test("the site needs no write access beyond its cache", async ({ manyRecords }) => {
  test.setTimeout(scaleTimeout(60_000));
  const distDir = copyBuild("read-only", false);
  // Node has to see at its start that the writable path is a folder.
  mkdirSync(join(distDir, "cache"), { recursive: true });
  const lines: string[] = [];
  const revalidateSecret = newSecret();
  const permissions = [
    "--permission",
    "--allow-fs-read=*",
    `--allow-fs-write=${resolve(distDir, "cache")}`,
    "--allow-addons",
    "--allow-worker",
    "--allow-child-process",
  ];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = startChild({
    name: "The site",
    args: [...permissions, nextProgram, "start", "-p", String(port)],
    env: withVariables(undefined, {
      NODE_ENV: "production",
      NEXT_DIST_DIR: distDir,
      PORT: String(port),
      BACKEND_URL: manyRecords.url,
      BACKEND_USERNAME: manyRecords.account.username,
      BACKEND_PASSWORD: manyRecords.account.password,
      SITE_URL: publicOrigin,
      REVALIDATE_SECRET: revalidateSecret,
    }),
    onLine: (line) => lines.push(line),
    exitsWithParent: true,
  });
  try {
    await waitFor(`${url}/api/health/live`, {
      timeoutMs: scaleTimeout(20_000),
      failureReason: () => site.ending && lines.join("\n"),
    });
    for (const { path } of routeCases) expect((await get(url + path)).status, path).toBe(200);
    for (const path of ["/leadership?page=3", "/sitemap.xml", "/no/such/page"])
      expect([200, 404], path).toContain((await get(url + path)).status);
    expect((await revalidate({ url, secret: revalidateSecret }, tags)).status).toBe(200);
    const { body } = await get(`${url}/`);
    const image = /src="(\/_next\/image[^"]+)"/.exec(body)?.[1]?.replaceAll("&amp;", "&");
    expect((await get(url + image)).status).toBe(200);
    expect(
      lines.filter((line) => /ERR_ACCESS_DENIED|EACCES|EROFS|EPERM|cannot be (written|used)/i.test(line)),
    ).toEqual([]);
  } finally {
    await stop(site);
    removeCopy(distDir);
  }
});
