import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  ServerResponse,
} from "node:http";
import { safeLocation } from "../../lib/http/location.ts";

/** Longer bodies are streamed. */
const maxBytes = 8 * 1024 * 1024;
const textTypes =
  /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:javascript|json|xml|manifest\+json))/;

/** A change to a response between Next and the client. */
export type ResponseStep = {
  /** Called when the response begins, or when all of a held one is there. */
  start?: () => void;
  /** Receives a complete body, changes headers as needed, and returns the body to send. */
  body?: (body: Buffer) => Buffer | Promise<Buffer>;
  /** Changes headers at the last moment; `isComplete` after {@link body}, false for a response that is streamed. */
  headers?: (isComplete: boolean) => void;
};

export type SiteListener = RequestListener<typeof IncomingMessage, typeof SiteResponse>;

/** A response that its steps can change: a text of moderate length is held back until it is complete, all else is streamed. */
export class SiteResponse extends ServerResponse {
  /** In the order in which they run. Without any, the response is sent as it is written. */
  readonly steps: ResponseStep[] = [];
  /** Holds back a body of any type. */
  holdsAll = false;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #isHeld: boolean | undefined;
  #isComplete = false;

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    setHeaders(this, rest.at(-1));
    if (this.headersSent || this.#holds()) return this;
    for (const { start, headers } of this.steps.splice(0)) {
      start?.();
      headers?.(this.#isComplete);
    }
    return super.writeHead(this.statusCode);
  }

  /** Sends a response that is ready: its headers are valid, and no step changes it. */
  sendReady(status: number, headers: OutgoingHttpHeaders, body?: Buffer): void {
    super.writeHead(status, headers);
    super.end(body);
  }

  override flushHeaders(): void {
    if (!this.#holds()) super.flushHeaders();
  }

  /** No redirect leaves the site but by a complete URL, wherever its target comes from. */
  override setHeader(name: string, value: number | string | readonly string[]): this {
    return super.setHeader(name, name.toLowerCase() === "location" ? safeLocation(String(value)) : value);
  }

  /** Next appends the Location of a redirect that it has just rendered twice: browsers read two values as one invalid URL. */
  override appendHeader(name: string, value: string | readonly string[]): this {
    return name.toLowerCase() === "location" ? this.setHeader(name, value) : super.appendHeader(name, value);
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    if (!this.#holds()) return Reflect.apply(super.write, this, [chunk, ...rest]);
    this.#hold(chunk, rest[0]);
    if (this.#size > maxBytes) this.#stream();
    callBack(rest);
    return true;
  }

  override end(...args: unknown[]): this {
    if (!this.#holds() || this.writableEnded) return Reflect.apply(super.end, this, args);
    this.#hold(args[0], args[1]);
    const body = Buffer.concat(this.#chunks.splice(0));
    const send = (changed: Buffer) => {
      this.#isHeld = false;
      this.#isComplete = true;
      if (changed.byteLength > 0) this.setHeader("content-length", changed.byteLength);
      super.end(changed, () => callBack(args));
    };
    this.#change(body).then(send, () => send(body));
    return this;
  }

  async #change(body: Buffer): Promise<Buffer> {
    let changed = body;
    for (const step of this.steps) {
      step.start?.();
      changed = (await step.body?.(changed)) ?? changed;
    }
    return changed;
  }

  /** Decided when the first byte or header is written: then the content type is known. */
  #holds(): boolean {
    this.#isHeld ??=
      this.steps.some(({ body }) => body) && (this.holdsAll || isShortText(this)) && !this.writableEnded;
    return this.#isHeld;
  }

  #hold(chunk: unknown, encoding: unknown): void {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return;
    const part = toBuffer(chunk, encoding);
    this.#chunks.push(part);
    this.#size += part.byteLength;
  }

  #stream(): void {
    this.#isHeld = false;
    this.write(Buffer.concat(this.#chunks.splice(0)));
  }
}

function isShortText(res: ServerResponse): boolean {
  const type = String(res.getHeader("content-type") ?? "");
  const length = Number(res.getHeader("content-length") ?? 0);
  const hasNoBody = [204, 206, 304].includes(res.statusCode);
  return textTypes.test(type) && length <= maxBytes && !hasNoBody && !res.hasHeader("content-encoding");
}

function setHeaders(res: ServerResponse, headers: unknown): void {
  if (typeof headers !== "object" || headers === null || Array.isArray(headers)) return;
  for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
    if (value !== undefined) res.setHeader(name, value as OutgoingHttpHeader as string);
}

function toBuffer(chunk: Uint8Array | string, encoding: unknown): Buffer {
  if (typeof chunk !== "string") return Buffer.from(chunk);
  return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
}

/** The callback is the last argument of a stream's methods, if there is one. */
function callBack(args: unknown[]): void {
  const callback = args.at(-1);
  if (typeof callback === "function") callback();
}
