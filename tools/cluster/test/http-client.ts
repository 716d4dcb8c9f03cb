import { once } from "node:events";
import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type ClientResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };
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
  async send(path: string, { method, headers, body }: RequestOptions = {}): Promise<ClientResponse> {
    const { hostname, port } = this.#origin;
    const options = { hostname, port, servername: hostname, agent: this.#agent, timeout: 20_000 };
    const sent = this.#request({ ...options, path, method, headers });
    sent.on("timeout", () => sent.destroy(new Error("no response within 20 s")));
    sent.end(body);
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    // The reading below fails with it, too.
    sent.on("error", () => {});
    const plain = decompress(await buffer(response), response.headers["content-encoding"]);
    return { status: response.statusCode ?? 0, headers: response.headers, body: plain };
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
