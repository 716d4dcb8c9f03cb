import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type ClientResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };
export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

/** HTTP(S) requests over keep-alive connections, without redirects or retries. */
export class HttpClient {
  readonly #origin: URL;
  readonly #agent: HttpAgent;
  readonly #request: typeof httpRequest;

  /** @param ca certificate of an HTTPS origin */
  constructor(origin: string, ca?: Buffer) {
    this.#origin = new URL(origin);
    const isHttps = this.#origin.protocol === "https:";
    this.#agent = isHttps ? new HttpsAgent({ keepAlive: true, ca }) : new HttpAgent({ keepAlive: true });
    this.#request = isHttps ? (httpsRequest as typeof httpRequest) : httpRequest;
  }

  /** Sends a request and reads the response; the body is decompressed. */
  send(path: string, { method = "GET", headers = {}, body }: RequestOptions = {}): Promise<ClientResponse> {
    const { hostname, port } = this.#origin;
    const options = { hostname, port, servername: hostname, agent: this.#agent, timeout: 20_000 };
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const sent = this.#request({ ...options, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const ms = performance.now() - startedAt;
          try {
            const plain = decompress(Buffer.concat(chunks), response.headers["content-encoding"]);
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: plain, ms });
          } catch (error) {
            reject(error);
          }
        });
      });
      sent.on("timeout", () => sent.destroy(new Error("no response within 20 s")));
      sent.on("error", reject);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (body.byteLength === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}
