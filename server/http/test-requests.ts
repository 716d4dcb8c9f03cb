import { request } from "node:http";

export type Answered = { status: number; headers: Record<string, string>; body: Buffer };
type Asked = { path?: string; method?: string; headers?: Record<string, string> };

/** Asks a server on this machine, and gives what it sent as it was sent. */
export function fetchRaw(
  port: number,
  { path = "/", method = "GET", headers = {} }: Asked,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: "127.0.0.1", path, method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk) => chunks.push(chunk));
      res.on("error", reject);
      res.on("end", () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
