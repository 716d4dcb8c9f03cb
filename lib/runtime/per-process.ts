const key = Symbol.for("site.per-process");
const root = globalThis as { [key]?: Map<string, unknown> };

/**
 * One value for the whole process. Next bundles a module once for pages and once for route handlers, and loads the
 * cache handler outside of any bundle: a module-level variable would exist several times.
 */
export function perProcess<T>(name: string, create: () => T): T {
  root[key] ??= new Map();
  if (!root[key].has(name)) root[key].set(name, create());
  return root[key].get(name) as T;
}
