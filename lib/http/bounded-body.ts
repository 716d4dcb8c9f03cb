import "server-only";

/** Bounds of a body that is passed on: bytes, and milliseconds for its next part and for all of it. */
export type Bounds = { bytes: number; idle: number; whole: number };

/**
 * A body that breaks off where it becomes larger, or takes longer, than it may.
 * @param stop ends what the body comes from
 * @param ended is called once, however it ends
 */
export function boundedBody(
  body: ReadableStream<Uint8Array>,
  { bytes, idle, whole }: Bounds,
  stop: (reason: Error) => void,
  ended: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const end = setTimeout(() => stop(new Error("the file took too long")), whole);
  end.unref();
  const finish = () => {
    clearTimeout(end);
    ended();
  };
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      const next = setTimeout(() => stop(new Error("the file came to a halt")), idle);
      try {
        const { done, value } = await reader.read();
        size += value?.length ?? 0;
        if (size > bytes) throw new Error("the file is too large");
        if (value) controller.enqueue(value);
        if (!done) return;
        finish();
        controller.close();
      } catch (error) {
        finish();
        stop(error as Error);
        controller.error(error);
      } finally {
        clearTimeout(next);
      }
    },
    async cancel(reason) {
      finish();
      await reader.cancel(reason).catch(() => undefined);
    },
  });
}
