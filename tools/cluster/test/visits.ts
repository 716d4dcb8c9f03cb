import { setTimeout as sleep } from "node:timers/promises";
import type { Visit } from "../../traffic.ts";
import type { ClientResponse, HttpClient } from "./http-client.ts";

/** Requests pages from the micro-cache, pages that bypass it, and API calls and feeds. */
export function pageVisits(
  client: HttpClient,
  paths: string[],
  check: (path: string, response: ClientResponse) => string | undefined,
): Visit {
  const encodings = ["br, gzip", "gzip", "gzip, deflate, br, zstd"];
  const others = ["/api/lists/team/1", "/api/lists/blogs/1", "/sitemap.xml", "/blogs/feed.xml"];
  return async (index) => {
    const page = paths[index % paths.length] ?? "/";
    const path =
      [page, `${page}?visit=${index}`, page, others[index % others.length] ?? page][index % 4] ?? page;
    const response = await client.send(path, { headers: { "accept-encoding": encodings[index % 3] ?? "" } });
    if (response.status !== 200) return `${path}: ${response.status}`;
    return others.includes(path) ? undefined : check(path, response);
  };
}

/** Sends inquiries, each from another client address, with one form token: it stays valid across restarts and releases. */
export async function inquiryVisits(client: HttpClient): Promise<Visit> {
  const { body } = await client.send("/contact");
  const [, formToken = ""] = /name="formToken"[^>]*value="([^"]+)"/.exec(body.toString()) ?? [];
  if (!formToken) throw new Error("The contact page has no form token.");
  // The site rejects forms that are sent faster than a person can fill them in.
  await sleep(2_500);
  return async (index) => {
    const inquiry = {
      name: "A visitor",
      email: "visitor@example.com",
      website: "",
      page: "/contact",
      formToken,
    };
    const { status, body } = await client.send("/api/inquiry", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": `inquiry-${index}`,
        "x-forwarded-for": `203.0.${index >> 8}.${index & 255}`,
      },
      body: JSON.stringify({ ...inquiry, message: `This is inquiry number ${index}` }),
    });
    return status === 201 ? undefined : `inquiry: ${status} ${body.toString().slice(0, 120)}`;
  };
}
