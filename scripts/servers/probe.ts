import type { BackendAccess } from "../settings/settings.ts";

export type ProbeResult =
  | { kind: "ok" }
  /** It may come back by itself. */
  | { kind: "unreachable"; line: string }
  /** It will not, until somebody changes the configuration. */
  | { kind: "refused" | "alien"; line: string };

/** The smallest call that every content backend answers. */
export const PROBE_PATH = "/website/website-setting?filter_parameter=status&filter_value=Y";

const REASONS: Record<string, string> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "the connection was cut",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the name server does not answer",
  EHOSTUNREACH: "no route to the host",
  ENETUNREACH: "no network",
  ETIMEDOUT: "no answer",
  UND_ERR_CONNECT_TIMEOUT: "no answer",
  UND_ERR_SOCKET: "the connection was cut",
};

/** The Authorization header for a backend. */
export function basicAuth({ username, password }: BackendAccess): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}

/** Asks a backend for its settings and says, in one line, what is wrong with it. */
export async function probeBackend(access: BackendAccess, within = 10_000): Promise<ProbeResult> {
  const { url } = access;
  let answer: Response;
  let body: string;
  try {
    const signal = AbortSignal.timeout(within);
    answer = await fetch(url + PROBE_PATH, { headers: basicAuth(access), signal, redirect: "manual" });
    body = await answer.text();
  } catch (error) {
    const line = `The backend ${url} cannot be reached (${reason(error)}). Check BACKEND_URL and that the backend runs; without BACKEND_URL the embedded one is used.`;
    return { kind: "unreachable", line };
  }
  const { status } = answer;
  if (status === 401 || status === 403) {
    const line = `The backend ${url} refuses the credentials (status ${status}). Check BACKEND_USERNAME and BACKEND_PASSWORD.`;
    return { kind: "refused", line };
  }
  if (status >= 500 || status === 429) {
    const line = `The backend ${url} answers with status ${status}. Look into its log, then try again.`;
    return { kind: "unreachable", line };
  }
  if (status !== 200 || !hasData(body)) {
    const target = answer.headers.get("location");
    const got = target
      ? `it redirects to ${target}`
      : status === 200
        ? "not its kind of JSON"
        : `status ${status}`;
    const line = `${url} does not look like the content backend (${got}). BACKEND_URL must be the address before /website/….`;
    return { kind: "alien", line };
  }
  return { kind: "ok" };
}

function hasData(body: string): boolean {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null && "data" in parsed;
  } catch {
    return false;
  }
}

function reason(error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError") return "no answer";
  const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
  const code = cause?.code ?? "";
  return REASONS[code] ?? cause?.message ?? (error as Error).message;
}
