/** The site's call to PURGE_URL (deploy/cdn.md), as a worker at a CDN or a program beside nginx receives it. */

/** As many as the site names. */
const maxPaths = 500;

export type PurgeSettings = {
  PURGE_SECRET: string;
  SITE_URL: string;
};

/**
 * Checks a call and reads which pages it names.
 * @returns their URLs, "all" when it names none, or the response to a call that is not the site's
 */
export async function readPurgeCall(
  request: Request,
  { PURGE_SECRET, SITE_URL }: PurgeSettings,
): Promise<string[] | "all" | Response> {
  if (request.method !== "POST") return text(405, "Method Not Allowed");
  const sent = request.headers.get("Authorization") ?? "";
  if (!PURGE_SECRET || !(await isSame(sent, `Bearer ${PURGE_SECRET}`))) return text(401, "Unauthorized");
  const body = (await request.json().catch(() => undefined)) as { paths?: unknown } | undefined;
  const paths = body?.paths;
  const isPath = (path: unknown) => typeof path === "string" && path.startsWith("/");
  if (!Array.isArray(paths) || paths.length > maxPaths || !paths.every(isPath))
    return text(400, "Bad Request");
  const { origin } = new URL(SITE_URL);
  return paths.length === 0 ? "all" : paths.map((path: string) => origin + path);
}

/** The response after all calls to the CDN. The site tries again after 502. */
export function purged(responses: Response[]): Response {
  const failed = responses.find(({ ok }) => !ok);
  return failed ? text(502, `The CDN answered ${failed.status}`) : new Response(null, { status: 204 });
}

/** Compares digests: the time does not tell how much of the secret is right. */
async function isSame(one: string, other: string): Promise<boolean> {
  const digest = async (value: string) =>
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(value)));
  const [a, b] = [await digest(one), await digest(other)];
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

function text(status: number, message: string): Response {
  return new Response(`${status} ${message}\n`, { status, headers: { "Cache-Control": "no-store" } });
}
