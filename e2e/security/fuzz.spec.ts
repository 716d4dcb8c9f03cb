/**
 * A backend that answers anything: of the contract's shape, nearly so, or not at all. No page is blank, nothing ends, and
 * what is no answer becomes no page that is found. `E2E_FUZZ=100` asks for a hundred of each.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { type CallName, calls } from "../../lib/backend/contract.ts";
import { goodAnswers, nonsense, oddAnswers } from "../../lib/backend/test-answers.ts";
import { get, scaleTimeout } from "../support/http.ts";
import { listCases } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { openSite, secret } from "../support/test-site.ts";

const rounds = Number(process.env.E2E_FUZZ || 9);
const lists = listCases.map(({ path, kind }) => ({ path, kind }));
const details = [
  { path: "/services/details/", call: "service" },
  { path: "/expertise/details/", call: "expertiseEntry" },
  { path: "/blogs/details/", call: "blogItem" },
  { path: "/info-news/details/", call: "newsItem" },
] as const;

/** What is answered to the call of this number: good, odd and nonsense in turn. */
function bodyOf(name: CallName, number: number): string {
  const arbitrary = [goodAnswers(name), oddAnswers(name), nonsense][number % 3] as fc.Arbitrary<unknown>;
  const [answer] = fc.sample(arbitrary, { numRuns: 1, seed: number * 7919 + name.length });
  return typeof answer === "string" ? answer : JSON.stringify(answer);
}

/** The call of the contract that a path of the backend is, and the page or id that it asks for. */
function callOf(url: URL): { name: CallName; key: string } | undefined {
  const path = url.pathname.replace("/website/", "");
  const names = Object.keys(calls) as CallName[];
  const name = names.find((one) => new RegExp(`^${calls[one].path.replace("{key}", "[^/]+")}$`).test(path));
  if (!name) return undefined;
  return {
    name,
    key: calls[name].path.includes("{key}")
      ? (path.split("/").at(-1) ?? "")
      : (url.searchParams.get("page") ?? ""),
  };
}

test("a backend that answers anything leaves no page blank, and nonsense is not found", async () => {
  test.setTimeout(scaleTimeout(40_000 + rounds * 15_000));
  const backend = createServer((request, response) => {
    const call = callOf(new URL(request.url ?? "/", "http://backend"));
    const number = Number(call?.key);
    // What every page has is right; a page or an id from 100 on is anything.
    const body = call && number >= 100 ? bodyOf(call.name, number) : quiet(call?.name);
    response.writeHead(body ? 200 : 404, { "content-type": "application/json" }).end(body || "{}");
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const site = await openSite({
    name: "fuzz",
    backendUrl,
    account: { username: "reader", password: secret() },
  });
  try {
    const pages = Array.from({ length: rounds }, (_, round) => 100 + round).flatMap((number) => [
      ...lists.map(({ path, kind }) => ({ address: `${path}?page=${number}`, call: nameOf(kind), number })),
      ...details.map(({ path, call }) => ({ address: `${path}${number}`, call, number })),
    ]);
    const counts: Record<number, number> = {};
    const queue = [...pages];
    const visitor = async () => {
      for (let page = queue.shift(); page; page = queue.shift()) {
        const { address, call, number } = page;
        let answer = await get(site.url + address);
        // A page of one record has its title in its address.
        if (answer.status === 308)
          answer = await get(new URL(answer.headers.get("location") ?? "", site.url).href);
        const what = `${address}: ${bodyOf(call, number).slice(0, 300)}`;
        expect([200, 404, 500], what).toContain(answer.status);
        counts[answer.status] = (counts[answer.status] ?? 0) + 1;
        expect(answer.body, what).toMatch(/<main\b.*<h1\b.*<footer\b.*<\/html>/s);
        expect(answer.body, what).not.toContain("Unexpected Application Error!");
        // "null" for a record says that there is none; nothing else that is nonsense says anything.
        if (number % 3 === 2) expect(answer.status, what).not.toBe(200);
      }
    };
    await Promise.all([visitor(), visitor(), visitor()]);
    expect(counts[200]).toBeGreaterThan(0);
    expect(counts[500]).toBeGreaterThan(0);
    expect((await get(`${site.url}/api/health/live`)).status).toBe(200);
    test.info().annotations.push({ type: "answers", description: JSON.stringify(counts) });
  } finally {
    await site.close();
    backend.closeAllConnections();
    backend.close();
  }
});

/** The list's call, by the file of its kind. */
function nameOf(kind: string): CallName {
  const found = (Object.keys(calls) as CallName[]).find(
    (name) => calls[name].kind === kind && calls[name].shape === "list",
  );
  if (!found) throw new Error(`no list has the kind ${kind}`);
  return found;
}

/** An answer that is right and holds nothing. */
function quiet(name: CallName | undefined): string {
  if (!name) return "";
  if (calls[name].shape === "list")
    return JSON.stringify({ data: [], pagination: { total: 0, totalPages: 2000 } });
  return calls[name].path.includes("{key}") ? "" : JSON.stringify({ data: {} });
}
