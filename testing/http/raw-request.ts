/** Requests that browsers do not send: any method and path, unchanged. */
import { type IncomingHttpHeaders, request } from "node:http";
import { hangMs } from "./http.ts";

export type RawResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  /** As they were sent, without decompression. */
  bytes: Buffer;
  /** The bytes as a text. */
  body: string;
};

/** Sends a request and reads the response, even if the connection breaks off during the body. */
export function sendRaw(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawResponse> {
  const { method = "GET", headers = {}, body } = options;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, method, path, headers, agent: false, timeout: hangMs },
      (response) => {
        const chunks: Buffer[] = [];
        const done = () => {
          const { statusCode: status = 0, headers } = response;
          const bytes = Buffer.concat(chunks);
          resolve({ status, headers, bytes, body: bytes.toString() });
        };
        response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("close", done);
        response.on("error", done);
      },
    );
    call.on("timeout", () => call.destroy(new Error(`${method} ${path.slice(0, 80)} got no response`)));
    call.on("error", reject);
    call.end(body);
  });
}
