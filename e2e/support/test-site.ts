/** A site of one's own with a backend of its own: started in a second or two, changed and broken at will. */

import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/process/ports.ts";
import { revalidateUrl, type Server, startBackend, startSite } from "../../scripts/servers/servers.ts";
import { copyBuild, removeCopy } from "./build-copy.ts";
import { copyContent } from "./content.ts";
import { FaultProxy } from "./fault-proxy.ts";
import { publicOrigin } from "./routes.ts";

export type Account = { username: string; password: string };

export type Backend = { url: string; account: Account; contentDir: string; close: () => Promise<void> };

export type Site = { url: string; secret: string; log: () => string; close: () => Promise<void> };

export function secret(): string {
  return randomBytes(24).toString("base64url");
}

/** An embedded backend over a copy of the content. */
export async function openBackend(
  options: {
    source?: string;
    change?: (contentDir: string) => void;
    publishTo?: { url: string; secret: string };
  } = {},
): Promise<Backend> {
  const contentDir = copyContent(options.source);
  options.change?.(contentDir);
  const dataDir = mkdtempSync(join(tmpdir(), "e2e-data-"));
  const account = { username: `user-${secret().slice(0, 12)}`, password: secret() };
  const server = await onFreePort((port) =>
    startBackend({ port, ...account, contentDir, dataDir, revalidate: options.publishTo, onLine: quiet }),
  );
  const close = async () => {
    await server.stop();
    for (const folder of [contentDir, dataDir]) rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, account, contentDir, close };
}

type SiteOptions = {
  /** Of the copy of the build. */
  name: string;
  backendUrl: string;
  account: Account;
  port?: number;
  secret?: string;
  /** A Redis that it shares with others. */
  redisUrl?: string;
  /** A build that is already its own; it is not removed at the end. */
  distDir?: string;
};

/** The built site, from a copy of the build. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { name, backendUrl, account, secret: revalidateSecret = secret() } = options;
  const distDir = options.distDir ?? copyBuild(name);
  const backend = { url: backendUrl, ...account };
  const env = { ...process.env, REDIS_URL: options.redisUrl };
  const start = (port: number) =>
    startSite({ port, backend, distDir, siteUrl: publicOrigin, revalidateSecret, env, onLine: quiet });
  const server = options.port ? await start(options.port) : await onFreePort(start);
  const close = async () => {
    await server.stop();
    if (!options.distDir) removeCopy(distDir);
  };
  return { url: server.url, secret: revalidateSecret, log: () => server.child.tail.join("\n"), close };
}

export type Outage = Site & { proxy: FaultProxy; backend: Backend };

/** A site that reaches its backend through a proxy that can fail. */
export async function openOutage(name: string, backend: Backend): Promise<Outage> {
  const proxy = await FaultProxy.open(backend.url);
  const site = await openSite({ name, backendUrl: proxy.url, account: backend.account });
  const close = async () => {
    await site.close();
    await proxy.close();
  };
  return { ...site, proxy, backend, close };
}

export type World = Site & { backend: Backend };

/** A site and a backend that tells it of every edit. */
export async function openWorld(
  name: string,
  options: { change?: (contentDir: string) => void } = {},
): Promise<World> {
  const port = await freePort();
  const key = secret();
  const publishTo = { url: revalidateUrl(port), secret: key };
  const backend = await openBackend({ ...options, publishTo });
  const site = await openSite({ name, backendUrl: backend.url, account: backend.account, port, secret: key });
  const close = async () => {
    await site.close();
    await backend.close();
  };
  return { ...site, backend, close };
}

function quiet(): void {}

/** Another program may take a free port before it is used: then the next one. */
async function onFreePort<T extends Server>(start: (port: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (attempt === 3 || !/in use|EADDRINUSE/.test((error as Error).message)) throw error;
    }
  }
}
