/**
 * The outcome of some work, or a failure where it takes too long.
 * @param ms how long it may take
 */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  // Where this process itself was busy meanwhile, the answer may be there and not yet read: that comes first.
  const timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))), ms);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
