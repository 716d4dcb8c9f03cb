import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Longer texts are streamed. */
const maxBytes = 8 * 1024 * 1024;
const textTypes =
  /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:javascript|json|xml|manifest\+json))/;

type Hooks = {
  /** Changes the headers of a streamed response; called once, before they are sent. */
  beforeHeaders: () => void;
  /** Receives a complete text, changes headers as needed, and returns the body to send. */
  transformBody: (body: Buffer) => Buffer | Promise<Buffer>;
};

/** Buffers a response that is text of moderate length until it is complete, and streams everything else. */
export function bufferTextResponse(res: ServerResponse, { beforeHeaders, transformBody }: Hooks): void {
  const original = {
    writeHead: res.writeHead,
    write: res.write,
    end: res.end,
    flushHeaders: res.flushHeaders,
  };
  const chunks: Buffer[] = [];
  let size = 0;
  let buffering: boolean | undefined;
  let areHeadersDone = false;

  // Decided when the first byte or header is written: then the content type is known.
  const isBuffering = () => {
    buffering ??= isShortText(res);
    return buffering;
  };
  const startStreaming = () => {
    buffering = false;
    const body = Buffer.concat(chunks.splice(0));
    if (body.byteLength > 0) res.write(body);
  };

  res.writeHead = (status: number, ...rest: unknown[]) => {
    res.statusCode = status;
    setHeaders(res, rest.at(-1));
    if (isBuffering() || res.headersSent) return res;
    if (!areHeadersDone) beforeHeaders();
    areHeadersDone = true;
    return original.writeHead.call(res, res.statusCode);
  };
  res.flushHeaders = () => {
    if (!isBuffering()) original.flushHeaders.call(res);
  };
  res.write = (chunk: Uint8Array | string, ...rest: unknown[]) => {
    if (!isBuffering()) return Reflect.apply(original.write, res, [chunk, ...rest]);
    const part = toBuffer(chunk, rest[0]);
    chunks.push(part);
    size += part.byteLength;
    if (size > maxBytes) startStreaming();
    callBack(rest);
    return true;
  };
  res.end = (...args: unknown[]) => {
    if (!isBuffering() || res.writableEnded) return Reflect.apply(original.end, res, args);
    const [chunk] = args;
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(toBuffer(chunk, args[1]));
    const send = (body: Buffer) => {
      buffering = false;
      areHeadersDone = true;
      if (body.byteLength > 0) res.setHeader("content-length", body.byteLength);
      Reflect.apply(original.end, res, [body, () => callBack(args)]);
    };
    const body = Buffer.concat(chunks);
    Promise.resolve(body)
      .then(transformBody)
      .then(send, () => send(body));
    return res;
  };
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
