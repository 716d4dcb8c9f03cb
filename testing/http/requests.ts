import { request } from "node:http";

export type RawResponse = { status: number; headers: Record<string, string>; body: Buffer };
type Options = { path?: string; method?: string; headers?: Record<string, string> };

/** The response of a server on this machine, without decompression. */
export function fetchRaw(
  port: number,
  { path = "/", method = "GET", headers = {} }: Options,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const req = request({ port, host: "127.0.0.1", path, method, headers }, (res) => {
      const { statusCode: status = 0, headers } = res as { statusCode?: number; headers: object };
      Array.fromAsync(res as AsyncIterable<Buffer>).then(
        (chunks) =>
          resolve({ status, headers: headers as RawResponse["headers"], body: Buffer.concat(chunks) }),
        reject,
      );
    });
    req.on("error", reject).end();
  });
}
