/** The service worker leaves the form of another site to the browser: the site rejects it, and nothing of it is kept. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mergeTests, type Page } from "playwright/test";
import {
  formTokenOf,
  test as inquiryTest,
  newInquiry,
  storedCopies,
  uniqueClientAddress,
} from "../contact-form/inquiry-test.ts";
import { expect, test as offlineTest, readStored, visit } from "./offline-test.ts";

const test = mergeTests(inquiryTest, offlineTest);

/** Another site; the path of its page is its referrer policy. */
const otherSite = createServer(({ url = "" }, response) => {
  response.setHeader("content-type", "text/html").setHeader("referrer-policy", url.slice(1)).end("<form>");
});
test.beforeAll(() => new Promise<void>((resolve) => otherSite.listen(0, "127.0.0.1", resolve)));
test.afterAll(() => void otherSite.close());

async function submit(page: Page, action: string, fields: Record<string, string>): Promise<void> {
  const send = ([action, fields]: [string, Record<string, string>]) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action });
    for (const [name, value] of Object.entries(fields))
      form.append(Object.assign(document.createElement("textarea"), { name, value }));
    document.body.append(form);
    form.submit();
  };
  await page.evaluate(send, [action, fields] as [string, Record<string, string>]);
}

for (const policy of ["unsafe-url", "no-referrer"])
  test(`with the referrer policy ${policy}`, async ({ visitor, inquirySite }) => {
    await visitor.setExtraHTTPHeaders({ "x-forwarded-for": uniqueClientAddress() });
    const inquiry = newInquiry();
    const fields = { ...inquiry, formToken: await formTokenOf(inquirySite) };
    const action = `${inquirySite.url}/api/inquiry`;
    const own = await visitor.newPage();
    await visit(own, `${inquirySite.url}/contact`);
    // Not the host of the site: this one is of another site, not only of another origin.
    const form = `http://localhost:${(otherSite.address() as AddressInfo).port}/${policy}`;

    const online = await visitor.newPage();
    await online.goto(form);
    const response = online.waitForResponse(action);
    await submit(online, action, fields);
    expect((await response).status()).toBe(403);

    const offline = await visitor.newPage();
    await offline.goto(form);
    await visitor.setOffline(true);
    const failure = offline.waitForEvent("requestfailed", (request) => request.url() === action);
    await submit(offline, action, fields);
    await failure;

    expect((await readStored(own)).requests).toBe(0);
    expect(storedCopies(inquirySite, inquiry)).toEqual([]);
  });
