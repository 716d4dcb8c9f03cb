/** An inquiry that is sent without a connection is kept, and arrives once when there is one. */
import { mergeTests, type Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { waitUntil } from "../../testing/http/http.ts";
import type { TestSite } from "../../testing/sites/test-site.ts";
import {
  fillIn,
  formTokenOf,
  inquiryForm,
  test as inquiryTest,
  newInquiry,
  sendButton,
  storedCopies,
} from "../contact-form/inquiry-test.ts";
import { expect, test as offlineTest, passVisit, readStored, visit } from "./offline-test.ts";

const test = mergeTests(inquiryTest, offlineTest);

async function sendOffline(page: Page, site: TestSite, inquiry: Record<string, string>): Promise<void> {
  await visit(page, `${site.url}/contact`);
  await page.context().setOffline(true);
  await fillIn(page, inquiry);
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("is kept in this browser");
  await expect(page.locator("[data-sent]:not([hidden])")).toHaveCount(0);
  expect(storedCopies(site, inquiry as { message: string })).toEqual([]);
  expect((await readStored(page)).requests).toBe(1);
}

test("it is sent once when the line is back, the visitor is told, and nothing of it stays", async ({
  visitor,
  inquirySite,
}) => {
  const inquiry = newInquiry();
  const page = await visitor.newPage();
  await sendOffline(page, inquirySite, inquiry);
  await visitor.setOffline(false);
  await expect(inquiryForm(page).getByRole("alert")).toContainText(/has arrived.* INQ-/);
  await expect(page.getByRole("status").filter({ hasText: "Your inquiry has arrived" })).toBeVisible();
  expect(storedCopies(inquirySite, inquiry)).toEqual([{ ...inquiry, page: "/contact" }]);
  await expect.poll(async () => (await readStored(page)).requests).toBe(0);
});

test("it is sent on the next visit, if the page was closed meanwhile", async ({ visitor, inquirySite }) => {
  const inquiry = newInquiry();
  const first = await visitor.newPage();
  await sendOffline(first, inquirySite, inquiry);
  await first.close();
  await visitor.setOffline(false);
  const page = await visitor.newPage();
  await page.goto(`${inquirySite.url}/about`);
  await hydrate(page);
  await passVisit(page);
  await expect(page.getByRole("status").filter({ hasText: /has arrived.* INQ-/ })).toBeVisible();
  expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
  // Told once: nothing is left to be told.
  await expect.poll(async () => (await readStored(page)).requests).toBe(0);
  await page.reload();
  await hydrate(page);
  await passVisit(page);
  await expect(page.getByText("has arrived")).toHaveCount(0);
});

test("a form that is sent without its script is kept as well", async ({ visitor, inquirySite }) => {
  const inquiry = newInquiry();
  const page = await visitor.newPage();
  await visit(page, `${inquirySite.url}/contact`);
  await visitor.setOffline(true);
  await fillIn(page, inquiry);
  // No listener hears of this.
  await inquiryForm(page).evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
  await page.waitForURL("**/offline#kept");
  await expect(page.getByText("Your inquiry is kept in this browser")).toBeVisible();
  expect((await readStored(page)).requests).toBe(1);
  await visitor.setOffline(false);
  await page.goto(`${inquirySite.url}/about`);
  await hydrate(page);
  await passVisit(page);
  await expect(page.getByRole("status").filter({ hasText: /has arrived.* INQ-/ })).toBeVisible();
  expect(storedCopies(inquirySite, inquiry)).toEqual([{ ...inquiry, page: "/contact" }]);
});

test("Background Sync sends it while no page of the site is open", async ({ visitor, inquirySite }) => {
  const inquiry = newInquiry();
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  session.on("ServiceWorker.workerRegistrationUpdated", (update) =>
    registrations.push(...update.registrations),
  );
  await session.send("ServiceWorker.enable");
  await sendOffline(page, inquirySite, inquiry);
  await page.goto("about:blank");
  await visitor.setOffline(false);
  const { registrationId = "" } =
    registrations.find(({ scopeURL }) => scopeURL === `${inquirySite.url}/`) ?? {};
  await session.send("ServiceWorker.dispatchSyncEvent", {
    origin: inquirySite.url,
    registrationId,
    tag: "inquiries",
    lastChance: false,
  });
  await waitUntil("the inquiry is stored", async () => storedCopies(inquirySite, inquiry).length > 0);
  await page.goto(`${inquirySite.url}/about`);
  await hydrate(page);
  await passVisit(page);
  await expect(page.getByRole("status").filter({ hasText: /has arrived.* INQ-/ })).toBeVisible();
  expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
});

test("an old form token is renewed, and a site that fails gets the inquiry later", async ({
  visitor,
  inquirySite,
}) => {
  const inquiry = newInquiry();
  const page = await visitor.newPage();
  await visit(page, `${inquirySite.url}/contact`);
  await page.locator("[name=formToken]").evaluate((field: HTMLInputElement) => {
    field.value = "expired";
  });
  await visitor.setOffline(true);
  await fillIn(page, inquiry);
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("is kept in this browser");
  const { proxy } = inquirySite;
  proxy.fail({ kind: "respond", status: 500, type: "application/json", body: "{}" }, /\/inquiry$/);
  proxy.forget();
  await visitor.setOffline(false);
  // Before the second try the worker has dealt with the failure of the first.
  await waitUntil("the worker has tried twice", () => Number(proxy.calls.get("/website/inquiry")) > 1);
  expect((await readStored(page)).requests).toBe(1);
  proxy.pass();
  await page.reload();
  await hydrate(page);
  await passVisit(page);
  await expect(page.getByRole("status").filter({ hasText: /has arrived.* INQ-/ })).toBeVisible();
  expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
});

test("at most three are kept, and none for longer than a week", async ({ visitor, inquirySite }) => {
  const page = await visitor.newPage();
  await visit(page, `${inquirySite.url}/about`);
  const formToken = await formTokenOf(inquirySite);
  await visitor.setOffline(true);
  const send = () =>
    page.evaluate(async (formToken) => {
      const response = await fetch("/api/inquiry", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify({ name: "Asha", formToken }),
      }).catch(() => undefined);
      return response?.status;
    }, formToken);
  expect([await send(), await send(), await send(), await send()]).toEqual([202, 202, 202, undefined]);
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("serwist-background-sync");
      request.onsuccess = () => resolve(request.result);
    });
    const store = db.transaction("requests", "readwrite").objectStore("requests");
    const entries = await new Promise<{ timestamp: number }[]>((resolve) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result);
    });
    for (const entry of entries) store.put({ ...entry, timestamp: Date.now() - 8 * 24 * 60 * 60 * 1000 });
    db.close();
  });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(
    page.getByRole("status").filter({ hasText: "within seven days and has been deleted" }),
  ).toBeVisible();
  await expect.poll(async () => (await readStored(page)).requests).toBe(0);
});
