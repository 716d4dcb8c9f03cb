/** Inquiries of visitors without scripts while the disk of the site is full, at different moments. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { waitUntil } from "../../testing/http/http.ts";
import { copyBuild } from "../../testing/sites/build-copy.ts";
import { SmallDisk } from "../../testing/sites/small-disk.ts";
import type { TestSite } from "../../testing/sites/test-site.ts";
import {
  expect,
  formTokenOf,
  newInquiry,
  openInquirySite,
  test,
  uniqueClientAddress,
  waitForForm,
} from "./inquiry-test.ts";

const kilobyte = 1024;

test("each of 50 inquiries is confirmed, and reaches webhook and mailbox once", async () => {
  const distDir = copyBuild("full-disk", false);
  using data = SmallDisk.mount();
  using cache = SmallDisk.mount(join(distDir, "cache"));
  test.skip(!data || !cache, "Only root can mount the small disk that this test fills.");
  if (!data || !cache) return;
  const received: string[] = [];
  await using webhook = await openWebhook(received);
  await using site = await openInquirySite({
    name: "full-disk",
    distDir,
    mail: true,
    env: {
      SITE_DATA_DIR: join(data.folder, "data"),
      INQUIRY_WEBHOOK_URL: webhook.url,
      INQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
    },
  });
  const references: string[] = [];
  const send = async (count: number) => {
    for (let index = 0; index < count; index++) references.push(await sendForm(site));
  };

  await send(5);
  data.fill();
  await send(10);
  data.free();
  await send(5);
  // A step of an inquiry's way through the store takes some kilobytes: each time another one fails.
  for (let left = 4; left <= 60; left += 4) {
    data.fill(left * kilobyte);
    await send(1);
    data.free();
  }
  for (let left = 60; left >= 8; left -= 8) {
    data.fill(left * kilobyte);
    await send(1);
  }
  // A try that the end of its process interrupts is repeated only after minutes.
  data.free();
  const handedOver = () => new Set(received).size + new Set(mailed(site)).size;
  await waitUntil("all so far are handed over", () => handedOver() === 2 * references.length);
  await site.stop();
  for (const disk of [data, cache]) disk.fill();
  await site.start();
  await waitForForm(site);
  await send(8);
  expect(references).toHaveLength(50);

  await test.step("a file that cannot be stored: the form comes back with the text", async () => {
    const inquiry = newInquiry();
    const { status, body } = await postForm(site, inquiry, new File(["%PDF-1.7 plan"], "plan.pdf"));
    expect(status).toBe(422);
    expect(body).toContain(inquiry.message.split("\n")[1]);
    expect(body).toContain("Files cannot be sent with this form.");
  });
  await test.step("the search finds what it cannot write", async () => {
    await waitUntil("the search finds a product", async () => {
      const page = await (await fetch(`${site.url}/search?q=oxygen`)).text();
      return page.includes("/product/details/");
    });
  });

  data.free();
  await waitUntil("the webhook has all", () => new Set(received).size >= 50);
  await waitUntil("the mailbox has all", () => new Set(mailed(site)).size >= 50);
  // One more goes through the queue behind all others.
  references.push(await sendForm(site));
  await waitUntil("nothing waits", () => handedOver() === 102);
  expect(received.toSorted()).toEqual(references.toSorted());
  expect(mailed(site).toSorted()).toEqual(references.toSorted());

  const lines = site.log().split("\n");
  const of = (words: string) => lines.filter((line) => line.includes(words));
  expect(of("inquiries: cannot use the disk")[0]).toContain("inquiries.sqlite");
  expect(of("search: ")[0]).toContain("index.sqlite");
  for (const words of ["cannot rollback", "request failed", "not handed over"]) expect(of(words)).toEqual([]);
});

/** Sends an inquiry that is to be confirmed. Returns its reference. */
async function sendForm(site: TestSite): Promise<string> {
  const { status, body } = await postForm(site, newInquiry());
  expect(status, body).toBe(201);
  expect(body).toContain("Your inquiry has arrived");
  return /INQ-\w{4}-\w{4}/.exec(body)?.[0] ?? "";
}

/** As a browser without scripts does, which names an input for files without one. */
async function postForm(site: TestSite, inquiry: Record<string, string>, file = new File([], "")) {
  const form = new FormData();
  const hidden = { website: "", page: "/contact", formToken: await formTokenOf(site) };
  for (const [name, value] of Object.entries({ ...inquiry, ...hidden })) form.set(name, value);
  form.set("files", file);
  const body = new Response(form);
  const bytes = await body.bytes();
  const response = await fetch(`${site.url}/api/inquiry`, {
    method: "POST",
    headers: {
      accept: "text/html",
      "content-type": body.headers.get("content-type") ?? "",
      "x-forwarded-for": uniqueClientAddress(),
    },
    body: bytes,
  });
  return { status: response.status, body: await response.text() };
}

/** The references of the mails. */
function mailed(site: TestSite): string[] {
  return site.mail.mails.map((mail) => /^Reference: (INQ-\w{4}-\w{4})/m.exec(mail)?.[1] ?? "");
}

/** Accepts every call. @param received gets their references */
async function openWebhook(received: string[]) {
  const server = createServer(async (req, res) => {
    received.push(JSON.parse(await text(req)).data.reference);
    res.writeHead(204).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
