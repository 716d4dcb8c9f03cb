/** The requests of a form that saves as its author types (save-draft.tsx). */
import type { TypeWithID } from "payload";

type Answer = {
  doc?: Saved;
  result?: Saved;
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
};
export type Saved = TypeWithID & { updatedAt: string };

/** Of what somebody who types in a record keeps from others. */
export function lockUrl(
  api: string,
  { slug, id, user }: { slug: string; id: unknown; user: unknown },
): string {
  const record: Record<string, string> =
    id === undefined
      ? { "where[globalSlug][equals]": slug }
      : { "where[document.relationTo][equals]": slug, "where[document.value][equals]": String(id) };
  const where = new URLSearchParams({ ...record, "where[user.value][equals]": String(user) });
  return `${api}/payload-locked-documents?${where}`;
}

/** Payload does so only where its dialog about unsaved text is confirmed. Nobody waits for it: the lock also ends by itself. */
export const unlock = (url: string) =>
  fetch(url, { method: "DELETE", credentials: "include", keepalive: true }).catch(() => undefined);

export type Outcome = {
  doc?: Saved | undefined;
  status?: number;
  problem: string;
  fields: { path: string; message: string }[];
  /** Until it is changed. */
  isRefused: boolean;
  isSignedOut: boolean;
};

export async function send(url: string, method: string, body: string): Promise<Outcome> {
  const headers = { "content-type": "application/json" };
  const request = { method, headers, credentials: "include", body } as const;
  const response = await fetch(url, request).catch(() => undefined);
  const none = { fields: [], isRefused: false, isSignedOut: false };
  if (!response)
    return { ...none, problem: "The CMS cannot be reached. Your text is still here, and is sent again." };
  const { status } = response;
  const { doc, result, errors = [] }: Answer = await response.json().catch(() => ({}));
  if (response.ok) return { ...none, doc: doc ?? result, status, problem: "" };
  const [first] = errors;
  const isSignedOut = status === 401 || status === 403;
  return {
    status,
    problem: first?.message ?? "Your text is still here, and is sent again.",
    fields: first?.data?.errors ?? [],
    isRefused: status < 500 && !isSignedOut,
    isSignedOut,
  };
}
