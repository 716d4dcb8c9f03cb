import type { ServerResponse } from "node:http";

/** Adds request headers to `Vary`, besides those it has already. */
export function addVary(res: ServerResponse, ...names: string[]): void {
  const current = [res.getHeader("vary") ?? []].flat().join(", ");
  const missing = names.filter((name) => !new RegExp(`(?:^|,\\s*)${name}(?:$|\\s*,)`, "i").test(current));
  if (missing.length > 0) res.setHeader("vary", [current, ...missing].filter(Boolean).join(", "));
}
