/**
 * Reads a whole body.
 * @param keep returns the part of a chunk that is kept, or throws at the first chunk over a limit; the rest is not read
 * @returns `null` where more than `maxBytes` are kept; the rest is not read
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  keep = (chunk: Uint8Array) => chunk,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const sent of body ?? []) {
    const chunk = keep(sent);
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads the text of a request's body.
 * @returns `null` where it has more than `maxBytes`; the rest is not read
 * @throws if the body is incomplete or not UTF-8
 */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get("content-length")) > maxBytes) return null;
  const bytes = await readBytes(request.body, maxBytes);
  return bytes && new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/**
 * Reads the first bytes of a body without taking them from it.
 * @returns at least `minBytes`, or all where there are fewer, and a body that has them too
 */
export async function peekBody(
  body: ReadableStream<Uint8Array>,
  minBytes: number,
): Promise<{ start: Buffer; body: ReadableStream<Uint8Array> }> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; size < minBytes; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
  }
  const start = Buffer.concat(chunks);
  const whole = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = chunks.shift() ?? (await reader.read()).value;
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { start, body: whole };
}

/** `exactBytes` is the announced size, `idleMs` the time for the next chunk, `totalMs` for all of them. */
type BodyLimits = { maxBytes: number; exactBytes?: number; idleMs: number; totalMs: number };

/**
 * Passes a body on, and aborts it if it exceeds its limits.
 * @param abort ends the source of the body
 * @param onEnd is called once, however the body ends
 */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, exactBytes, idleMs, totalMs }: BodyLimits,
  abort: (reason: Error) => void,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let isEnded = false;
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(totalTimer);
    onEnd();
  };
  // Also ends a body that nobody reads.
  const totalTimer = setTimeout(() => {
    end();
    abort(new Error("the file took too long"));
  }, totalMs);
  totalTimer.unref();
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      const idleTimer = setTimeout(() => abort(new Error("the file stalled")), idleMs).unref();
      try {
        const { done, value } = await reader.read();
        size += value?.length ?? 0;
        if (size > maxBytes) throw new Error("the file is too large");
        // Excess bytes would be read as the next response of the connection.
        if (exactBytes !== undefined && (size > exactBytes || (done && size < exactBytes)))
          throw new Error("the file has a different size than announced");
        if (value) controller.enqueue(value);
        if (!done) return;
        end();
        controller.close();
      } catch (error) {
        end();
        abort(error as Error);
        controller.error(error);
      } finally {
        clearTimeout(idleTimer);
      }
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason).catch(() => undefined);
    },
  });
}
