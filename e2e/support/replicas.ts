/** A build of one's own, which is served by one process after another, before a backend that can fail. */
import { join } from "node:path";
import { freePort } from "../../scripts/process/ports.ts";
import { type Server, startSite } from "../../scripts/servers/servers.ts";
import { copyBuild, removeCopy } from "./build-copy.ts";
import { FaultProxy } from "./fault-proxy.ts";
import { publicOrigin } from "./routes.ts";
import { test as base } from "./test.ts";
import { openBackend, secret } from "./test-site.ts";

export type House = {
  url: string;
  secret: string;
  proxy: FaultProxy;
  contentDir: string;
  /** The folder of the page cache's store. */
  folder: string;
  pid: () => number | undefined;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Tests with such a house.
 * @param change what its content has that the build has not seen
 */
export function withHouse(change: (contentDir: string) => void) {
  return base.extend<{ house: House }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    house: async ({}, use, info) => {
      const backend = await openBackend({ change });
      const proxy = await FaultProxy.open(backend.url);
      const distDir = copyBuild(`pages-${info.testId}-${info.repeatEachIndex}-${info.retry}`);
      const [port, key] = [await freePort(), secret()];
      const access = { url: proxy.url, ...backend.account };
      const lines: string[] = [];
      const options = { port, backend: access, distDir, siteUrl: publicOrigin, revalidateSecret: key };
      let server: Server | undefined;
      const start = async () => {
        server = await startSite({ ...options, onLine: (line) => lines.push(line) });
      };
      const stop = async () => {
        await server?.stop();
        server = undefined;
      };
      await start();
      await use({
        url: `http://127.0.0.1:${port}`,
        secret: key,
        proxy,
        contentDir: backend.contentDir,
        folder: join(distDir, "cache", "pages"),
        pid: () => server?.child.process.pid,
        start,
        stop,
      });
      await stop();
      if (info.status !== info.expectedStatus) await info.attach("site log", { body: lines.join("\n") });
      await proxy.close();
      await backend.close();
      removeCopy(distDir);
    },
  });
}
