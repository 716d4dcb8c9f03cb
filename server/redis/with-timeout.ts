/** Rejects when a promise takes too long. */
export function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  // After the poll phase: while this process was busy, the reply may have arrived unread, and is no timeout then.
  const fail = () => setImmediate(() => reject(new Error(`no reply within ${timeoutMs} ms`)));
  const timer = setTimeout(fail, timeoutMs);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
