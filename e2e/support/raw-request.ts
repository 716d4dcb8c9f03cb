/** Requests that no browser would send: any method, any path, exactly as written. */
import { type IncomingHttpHeaders, request } from "node:http";

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request and reads the answer, however the connection ends after it has begun. */
export function sendRaw(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawResponse> {
  const { method = "GET", headers = {}, body } = options;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, method, path, headers, agent: false, timeout: 20_000 },
      (answer) => {
        const chunks: Buffer[] = [];
        const done = () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
          });
        answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("close", done);
        answer.on("error", done);
      },
    );
    call.on("timeout", () => call.destroy(new Error(`${method} ${path.slice(0, 80)} has no answer`)));
    call.on("error", reject);
    call.end(body);
  });
}
