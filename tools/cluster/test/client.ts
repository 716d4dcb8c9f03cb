/** Requests by HTTPS and HTTP, over connections that are kept: nothing followed, nothing tried again. */
import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type ClientResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };
export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

export class HttpClient {
  readonly #origin: URL;
  readonly #agent: HttpAgent;
  readonly #request: typeof httpRequest;

  /** @param ca the certificate that an HTTPS origin is known by */
  constructor(origin: string, ca?: Buffer) {
    this.#origin = new URL(origin);
    const secure = this.#origin.protocol === "https:";
    this.#agent = secure ? new HttpsAgent({ keepAlive: true, ca }) : new HttpAgent({ keepAlive: true });
    this.#request = secure ? (httpsRequest as typeof httpRequest) : httpRequest;
  }

  /** Sends a request and reads the whole answer, with its body as text was before it was compressed. */
  send(path: string, { method = "GET", headers = {}, body }: RequestOptions = {}): Promise<ClientResponse> {
    const { hostname, port } = this.#origin;
    const options = { hostname, port, servername: hostname, agent: this.#agent, timeout: 20_000 };
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      const sent = this.#request({ ...options, path, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const ms = performance.now() - begun;
          try {
            const plain = unpacked(Buffer.concat(chunks), answer.headers["content-encoding"]);
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: plain, ms });
          } catch (error) {
            reject(error);
          }
        });
      });
      sent.on("timeout", () => sent.destroy(new Error("no answer within 20 s")));
      sent.on("error", reject);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.byteLength === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}
