import type { BackendAccess } from "../settings/settings.ts";

type ProbeResult =
  | { kind: "ok" }
  /** The backend may come back by itself. */
  | { kind: "unreachable"; message: string }
  /** The configuration has to change. */
  | { kind: "unauthorized" | "unexpected"; message: string };

/** The smallest call that every content backend has. */
export const PROBE_PATH = "/website/website-setting?filter_parameter=status&filter_value=Y";

const REASONS: Record<string, string> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "the connection was closed",
  ENOTFOUND: "unknown host",
  EAI_AGAIN: "the DNS server does not respond",
  EHOSTUNREACH: "no route to the host",
  ENETUNREACH: "no network",
  ETIMEDOUT: "no response",
  UND_ERR_CONNECT_TIMEOUT: "no response",
  UND_ERR_SOCKET: "the connection was closed",
};

export function basicAuth({ username, password }: Omit<BackendAccess, "url">): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}

/** Requests a backend's settings. A problem is described in one line. */
export async function probeBackend(access: BackendAccess, timeoutMs = 10_000): Promise<ProbeResult> {
  const { url } = access;
  let response: Response;
  let body: string;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    response = await fetch(url + PROBE_PATH, { headers: basicAuth(access), signal, redirect: "manual" });
    body = await response.text();
  } catch (error) {
    const message = `The backend ${url} cannot be reached (${reason(error)}). Check BACKEND_URL and that the backend runs, or unset BACKEND_URL to use the embedded backend.`;
    return { kind: "unreachable", message };
  }
  const { status } = response;
  if (status === 401 || status === 403) {
    const message = `The backend ${url} rejects the credentials (status ${status}). Check BACKEND_USERNAME and BACKEND_PASSWORD.`;
    return { kind: "unauthorized", message };
  }
  if (status >= 500 || status === 429) {
    const message = `The backend ${url} responds with status ${status}. Check its log, then try again.`;
    return { kind: "unreachable", message };
  }
  if (status !== 200 || !hasData(body)) {
    const target = response.headers.get("location");
    const problem = target
      ? `it redirects to ${target}`
      : status === 200
        ? "the response is not the contract's JSON"
        : `status ${status}`;
    const message = `${url} does not look like the content backend (${problem}). Set BACKEND_URL to the part of its URL before /website/.`;
    return { kind: "unexpected", message };
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
  if (error instanceof DOMException && error.name === "TimeoutError") return "no response";
  const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
  const code = cause?.code ?? "";
  return REASONS[code] ?? cause?.message ?? (error as Error).message;
}
