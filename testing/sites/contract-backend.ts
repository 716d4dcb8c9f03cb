/** A backend without content: valid empty responses, except where a test has one of its own. */
import { createServer } from "node:http";
import { type CallName, calls } from "../../lib/backend/contract.ts";
import { close, listen } from "../http/listen.ts";
import { newSecret } from "./secret.ts";

/** @returns the body for a call, whose key is the requested page or id; undefined for the empty response */
type Answer = (name: CallName, key: string) => string | undefined;

export async function openContractBackend(answer: Answer) {
  const server = createServer((request, response) => {
    const call = callOf(new URL(request.url ?? "/", "http://backend"));
    const body = call && (answer(call.name, call.key) ?? emptyBody(call.name));
    response.writeHead(body ? 200 : 404, { "content-type": "application/json" }).end(body || "{}");
  });
  return {
    url: await listen(server),
    account: { username: "reader", password: newSecret() },
    [Symbol.asyncDispose]: () => close(server),
  };
}

/** The call of the contract that matches a backend URL, and the requested page or id. */
function callOf(url: URL): { name: CallName; key: string } | undefined {
  const path = url.pathname.replace("/website/", "");
  const names = Object.keys(calls) as CallName[];
  const name = names.find((one) => new RegExp(`^${calls[one].path.replace("{key}", "[^/]+")}$`).test(path));
  if (!name) return undefined;
  const key = calls[name].path.includes("{key}") ? path.split("/").at(-1) : url.searchParams.get("page");
  return { name, key: key ?? "" };
}

/** A valid response without content; empty for a record that does not exist. */
function emptyBody(name: CallName): string {
  if (calls[name].shape === "list")
    return JSON.stringify({ data: [], pagination: { total: 0, totalPages: 2000 } });
  return calls[name].path.includes("{key}") ? "" : JSON.stringify({ data: {} });
}
