/** An S3-compatible server with one bucket in memory. It checks signatures and can be down. */
import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { freePort } from "../../scripts/process/ports.ts";

const accessKeyId = "key-of-the-tests";
const secretAccessKey = "secret-of-the-tests";
const bucket = "site-files";

export class S3Double {
  readonly objects = new Map<string, { data: Buffer; type: string | undefined }>();
  /** Method and key of each accepted request. */
  readonly requests: string[] = [];
  rejected = 0;
  #port = 0;
  #server: Server | undefined;

  get env(): Record<string, string> {
    return {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${this.#port}`,
      S3_REGION: "eu-test-1",
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  }

  async start(): Promise<this> {
    this.#port ||= await freePort();
    this.#server = createServer((request, response) => void this.#respond(request, response));
    await new Promise<void>((done) => this.#server?.listen(this.#port, "127.0.0.1", done));
    return this;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const [, name, ...parts] = pathname.split("/").map(decodeURIComponent);
    if (!isSigned(request, body) || name !== bucket) {
      this.rejected++;
      return fail(response, 403, "SignatureDoesNotMatch");
    }
    const key = parts.join("/");
    this.requests.push(`${request.method} ${key}`);
    const object = this.objects.get(key);
    if (request.method === "PUT")
      this.objects.set(key, { data: body, type: request.headers["content-type"] });
    if (request.method === "DELETE") this.objects.delete(key);
    if (request.method !== "GET") response.writeHead(request.method === "DELETE" ? 204 : 200).end();
    else if (object) response.writeHead(200, { "Content-Length": object.data.length }).end(object.data);
    else fail(response, 404, "NoSuchKey");
  }
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** AWS Signature Version 4, of the content too. */
function isSigned({ method, url = "/", headers }: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, scope = "", names = "", signature] = pattern.exec(headers.authorization ?? "") ?? [];
  if (key !== accessKeyId || headers["x-amz-content-sha256"] !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(url, "http://localhost");
  searchParams.sort();
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, searchParams, signed.join(""), names, sha256(body)].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const signingKey = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(signingKey, text).toString("hex") === signature;
}
