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
  const send = (index: number, fields: { message: string; website?: string; formToken?: string }) =>
    client.send("/api/inquiry", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": `inquiry-${index}`,
        "x-forwarded-for": `203.0.${index >> 8}.${index & 255}`,
      },
      body: JSON.stringify({
        ...{ name: "A visitor", email: "visitor@example.com", website: "", page: "/contact" },
        ...fields,
      }),
    });
  // A filled honeypot is not stored, and answered with a token. That of the page may still be the build's, which has other secrets.
  const refused = await send(0, { message: "Not sent by a person", website: "filled" });
  const { formToken } = JSON.parse(refused.body.toString());
  if (!formToken) throw new Error(`The site gave no form token: ${refused.status}`);
  // The site rejects forms that are sent faster than a person can fill them in.
  await sleep(2_500);
  return async (index) => {
    const { status, body } = await send(index, { message: `This is inquiry number ${index}`, formToken });
    return status === 201 ? undefined : `inquiry: ${status} ${body.toString().slice(0, 120)}`;
  };
}
