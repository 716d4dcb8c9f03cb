/** An inquiry that is sent without a connection is kept, and arrives once when there is one. Later: inquiry-later.slow.spec.ts. */
import { hydrate } from "../../testing/browser/hydrate.ts";
import { waitUntil } from "../../testing/http/http.ts";
import {
  fillIn,
  formTokenOf,
  inquiryForm,
  newInquiry,
  sendButton,
  storedCopies,
} from "../contact-form/inquiry-test.ts";
import { expect, sendOffline, test } from "./offline-inquiry.ts";
import { passVisit, readStored, visit } from "./offline-test.ts";

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
  await expect(inquiryForm(page).getByRole("alert")).toContainText("This browser keeps your inquiry");
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

test("the files of an inquiry are kept and sent with it", async ({ visitor, inquirySite }) => {
  const inquiry = newInquiry();
  const page = await visitor.newPage();
  await visit(page, `${inquirySite.url}/contact`);
  const plan = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") };
  const fileField = inquiryForm(page).getByLabel(/Drawings and documents/);
  await fileField.setInputFiles([plan]);
  await expect(page.getByRole("list", { name: "Chosen files" })).toContainText("Uploaded");
  await visitor.setOffline(true);
  await fillIn(page, inquiry);
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("This browser keeps your inquiry");
  await visitor.setOffline(false);
  await expect(inquiryForm(page).getByRole("alert")).toContainText(/has arrived.* INQ-/);
  const stored = inquirySite.backend.storedFiles().filter(({ message }) => message === inquiry.message);
  expect(stored.map(({ name }) => name)).toEqual(["plan.pdf"]);
});
