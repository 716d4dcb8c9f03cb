/** The report of `npm run check:backend` about a backend in this process. */
import { createServer, type RequestListener } from "node:http";
import { BackendClient } from "../../scripts/check-backend/client.ts";
import { printReport } from "../../scripts/check-backend/report.ts";
import { runChecks } from "../../scripts/check-backend/run-checks.ts";
import { basicAuth } from "../../scripts/servers/probe.ts";
import { close, listen } from "../http/listen.ts";

type Options = {
  /** Of BACKEND_URL, such as `/api`. */
  path?: string;
  write?: boolean;
  mediaUrl?: string;
  languages?: string[];
};

export const account = { username: "website", password: "a long password" };
export const { authorization } = basicAuth(account);

/** @returns the rows by their calls, and the text, in which the host is `backend` */
export function backendReport(listener: RequestListener, { path = "", ...options }: Options = {}) {
  return serve(listener, (url) => reportOf(url + path, options));
}

/** Runs a server for as long as the work takes. */
export async function serve<T>(listener: RequestListener, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  try {
    return await work(await listen(server));
  } finally {
    await close(server);
  }
}

/** The same about a backend at an address. */
export async function reportOf(url: string, { write = false, mediaUrl, languages = [] }: Options = {}) {
  const client = new BackendClient(url, account.username, account.password, mediaUrl);
  const site = { siteUrl: "https://www.site.test", imageHosts: [] };
  const rows = await runChecks(client, { write, ...site, languages });
  return { rows, text: printReport(rows, client.requests).replaceAll(/127\.0\.0\.1:\d+/g, "backend") };
}
