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

const fillInMs = 2_500;

/**
 * Sends inquiries, each from another client address, with one form token: it stays valid across restarts and releases. That of a page
 * from the build may have been signed with other secrets; like the form, this takes the token of the answer then.
 */
export async function inquiryVisits(client: HttpClient): Promise<Visit> {
  const { body } = await client.send("/contact");
  let [, formToken = ""] = /name="formToken"[^>]*value="([^"]+)"/.exec(body.toString()) ?? [];
  if (!formToken) throw new Error("The contact page has no form token.");
  const send = (index: number) =>
    client.send("/api/inquiry", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": `inquiry-${index}`,
        "x-forwarded-for": `203.0.${index >> 8}.${index & 255}`,
      },
      body: JSON.stringify({
        ...{ name: "A visitor", email: "visitor@example.com", website: "", page: "/contact", formToken },
        message: `This is inquiry number ${index}`,
      }),
    });
  // The site rejects forms that are sent faster than a person can fill them in.
  await sleep(fillInMs);
  return async (index) => {
    let response = await send(index);
    const again = response.status === 422 && JSON.parse(response.body.toString());
    if (again?.outcome === "again") {
      formToken = again.formToken;
      await sleep(fillInMs);
      response = await send(index);
    }
    const { status, body } = response;
    return status === 201 ? undefined : `inquiry: ${status} ${body.toString().slice(0, 120)}`;
  };
}
