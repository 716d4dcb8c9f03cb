import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Text that is longer is sent as it comes. */
const longest = 8 * 1024 * 1024;
const text = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:javascript|json|xml|manifest\+json))/;

type Hooks = {
  /** Changes headers; called once, before they are sent. */
  head: () => void;
  /** Gets a text that is complete, changes headers as needed, and returns what is sent. */
  whole: (body: Buffer) => Buffer | Promise<Buffer>;
};

/**
 * Keeps what is written to a response until it is complete, where it is text of moderate length, and lets everything
 * else pass.
 */
export function bufferTextResponse(res: ServerResponse, { head, whole }: Hooks): void {
  const plain = { writeHead: res.writeHead, write: res.write, end: res.end, flushHeaders: res.flushHeaders };
  const chunks: Buffer[] = [];
  let size = 0;
  let held: boolean | undefined;
  let headDone = false;

  const isHeld = () => {
    held ??= isText(res);
    return held;
  };
  /** Sends what was held back, and holds nothing from here on. */
  const release = () => {
    held = false;
    const body = Buffer.concat(chunks.splice(0));
    if (body.byteLength > 0) res.write(body);
  };

  res.writeHead = (status: number, ...rest: unknown[]) => {
    res.statusCode = status;
    setAll(res, rest.at(-1));
    if (isHeld() || res.headersSent) return res;
    if (!headDone) head();
    headDone = true;
    return plain.writeHead.call(res, res.statusCode);
  };
  res.flushHeaders = () => {
    if (!isHeld()) plain.flushHeaders.call(res);
  };
  res.write = (chunk: Uint8Array | string, ...rest: unknown[]) => {
    if (!isHeld()) return Reflect.apply(plain.write, res, [chunk, ...rest]);
    const part = toBuffer(chunk, rest[0]);
    chunks.push(part);
    size += part.byteLength;
    if (size > longest) release();
    done(rest);
    return true;
  };
  res.end = (...args: unknown[]) => {
    if (!isHeld() || res.writableEnded) return Reflect.apply(plain.end, res, args);
    const [chunk] = args;
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(toBuffer(chunk, args[1]));
    const send = (body: Buffer) => {
      held = false;
      headDone = true;
      if (body.byteLength > 0) res.setHeader("content-length", body.byteLength);
      Reflect.apply(plain.end, res, [body, () => done(args)]);
    };
    const body = Buffer.concat(chunks);
    Promise.resolve(body)
      .then(whole)
      .then(send, () => send(body));
    return res;
  };
}

function isText(res: ServerResponse): boolean {
  const type = String(res.getHeader("content-type") ?? "");
  const length = Number(res.getHeader("content-length") ?? 0);
  const bodyless = [204, 206, 304].includes(res.statusCode);
  return text.test(type) && length <= longest && !bodyless && !res.hasHeader("content-encoding");
}

function setAll(res: ServerResponse, headers: unknown): void {
  if (typeof headers !== "object" || headers === null || Array.isArray(headers)) return;
  for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
    if (value !== undefined) res.setHeader(name, value as OutgoingHttpHeader as string);
}

function toBuffer(chunk: Uint8Array | string, encoding: unknown): Buffer {
  if (typeof chunk !== "string") return Buffer.from(chunk);
  return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
}

/** Calls the callback that a stream's method was given. */
function done(args: unknown[]): void {
  const callback = args.at(-1);
  if (typeof callback === "function") callback();
}
