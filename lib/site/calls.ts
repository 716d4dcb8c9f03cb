/** `post`: takes a POST, and answers other writing methods itself. `limit`: of the work that a request causes; `own`: the route has its own or none.
 * `takesFiles`: its bodies may be large and slow. */
type Call = { post?: true; limit: "own" | "searches" | "lists" | "pages"; takesFiles?: true };

/** The calls of the site; those of lists are below one path. */
const calls: Record<string, Call> = {
  "/api/health/live": { limit: "own" },
  "/api/health/ready": { limit: "own" },
  "/api/inquiry": { post: true, limit: "own", takesFiles: true },
  "/api/metrics": { limit: "own" },
  "/api/redirects": { limit: "own" },
  "/api/revalidate": { post: true, limit: "own" },
  "/api/search": { limit: "searches" },
  "/api/vitals": { post: true, limit: "own" },
};

/** False for an address below /api/ that the site does not have. */
export function isCall(path: string): boolean {
  const known = path.replace(/\/$/, "");
  return Object.hasOwn(calls, known) || /^\/api\/lists\/[^/]+\/[^/]+$/.test(known);
}

/** @param path with or without a slash at its end */
export function callAt(path: string): Call {
  const known = path.replace(/\/$/, "");
  if (Object.hasOwn(calls, known)) return calls[known] as Call;
  return { limit: known.startsWith("/api/lists/") ? "lists" : "pages" };
}
