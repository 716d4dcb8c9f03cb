import type { ServerResponse } from "node:http";

/** Says that a request header has a part in what the response is, besides those that are named already. */
export function addVary(res: ServerResponse, ...names: string[]): void {
  const named = [res.getHeader("vary") ?? []].flat().join(", ");
  const missing = names.filter((name) => !new RegExp(`(?:^|,\\s*)${name}(?:$|\\s*,)`, "i").test(named));
  if (missing.length > 0) res.setHeader("vary", [named, ...missing].filter(Boolean).join(", "));
}
