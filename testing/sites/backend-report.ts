/** The report of `npm run check:backend` about a backend in this process. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { TextFormat } from "../../lib/backend/html-fields.ts";
import { BackendClient } from "../../scripts/check-backend/backend-client.ts";
import { printReport, type ReportRow } from "../../scripts/check-backend/report.ts";
import { runChecks } from "../../scripts/check-backend/run-checks.ts";

type Options = {
  /** Of BACKEND_URL, such as `/api`. */
  path?: string;
  write?: boolean;
  isMailed?: boolean;
  textFormat?: TextFormat;
};

export const account = { username: "website", password: "a long password" };
export const authorization = `Basic ${btoa(`${account.username}:${account.password}`)}`;

/** @returns the rows by their calls, and the text, in which the host is `backend` */
export async function backendReport(
  listener: RequestListener,
  { path = "", ...options }: Options = {},
): Promise<{ rows: Map<string, ReportRow>; text: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await reportOf(`http://127.0.0.1:${port}${path}`, options);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** The same about a backend at an address. */
export async function reportOf(url: string, { write = false, isMailed = false, textFormat }: Options = {}) {
  const client = new BackendClient(url, account.username, account.password, undefined, textFormat);
  const options = { write, isMailed, siteUrl: "https://www.site.test", imageHosts: [], progress: () => {} };
  const rows = await runChecks(client, options);
  const text = printReport(rows, client.requests).replaceAll(/127\.0\.0\.1:\d+/g, "backend");
  return { rows: new Map(rows.map((row) => [row.call, row])), text };
}
