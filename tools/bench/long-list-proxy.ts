import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basicAuth } from "../../scripts/servers/probe.ts";
import type { BackendAccess } from "../../scripts/settings/settings.ts";

const listPath = "/website/blog";

export type LongListProxy = { access: BackendAccess; close: () => void };

/**
 * A proxy in front of a backend whose blog has the given number of records: copies of the first record, each with its own
 * id and title, generated on request. Other calls go to the backend.
 */
export async function openLongListProxy(backend: BackendAccess, records: number): Promise<LongListProxy> {
  const headers = { ...basicAuth(backend), accept: "application/json" };
  const { data } = (await (await fetch(backend.url + listPath, { headers })).json()) as { data: object[] };
  const blog = (number: number) => ({ ...data[0], id: `post-${number}`, title: `A post, number ${number}` });
  const generated = (path: string, query: URLSearchParams): [status: number, body: object] | undefined => {
    if (path === listPath) {
      const [page, limit] = [Number(query.get("page")), Number(query.get("limit"))];
      const first = (page - 1) * limit + 1;
      const count = Math.max(0, Math.min(limit, records - first + 1));
      const pagination = { total: records, totalPages: Math.ceil(records / limit) };
      return [200, { data: Array.from({ length: count }, (_, index) => blog(first + index)), pagination }];
    }
    const [, number] = /^\/website\/blog\/post-(\d+)$/.exec(path) ?? [];
    if (!number) return undefined;
    return Number(number) <= records ? [200, { data: blog(Number(number)) }] : [404, { title: "Not Found" }];
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", backend.url);
    const own = generated(pathname, searchParams);
    if (own) sendJson(response, ...own);
    else forward(`${backend.url}${request.url}`, headers, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { access: { ...backend, url: `http://127.0.0.1:${port}` }, close };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function forward(
  url: string,
  headers: Record<string, string>,
  response: ServerResponse,
): Promise<void> {
  const upstream = await fetch(url, { headers });
  const type = upstream.headers.get("content-type") ?? "application/octet-stream";
  response
    .writeHead(upstream.status, { "content-type": type })
    .end(Buffer.from(await upstream.arrayBuffer()));
}
