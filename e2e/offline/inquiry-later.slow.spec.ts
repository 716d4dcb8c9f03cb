/** An inquiry that is sent without a connection arrives although its page was closed, or had no script. */
import { hydrate } from "../../testing/browser/hydrate.ts";
import { waitUntil } from "../../testing/http/http.ts";
import { fillIn, inquiryForm, newInquiry, storedCopies } from "../contact-form/inquiry-test.ts";
import { expect, sendOffline, test } from "./offline-inquiry.ts";
import { passVisit, readStored, visit } from "./offline-test.ts";

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
  await expect(page.locator("#kept")).toBeVisible();
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
  const { registrationId = "" } =
    registrations.find(({ scopeURL }) => scopeURL === `${inquirySite.url}/`) ?? {};
  const sync = () =>
    session.send("ServiceWorker.dispatchSyncEvent", {
      origin: inquirySite.url,
      registrationId,
      tag: "inquiries",
      lastChance: false,
    });
  await sync();
  expect(storedCopies(inquirySite, inquiry)).toEqual([]);
  await visitor.setOffline(false);
  // A browser repeats a sync that has failed: the first may still have no connection, and those meanwhile join it.
  await waitUntil("the inquiry is stored", async () => {
    await sync();
    return storedCopies(inquirySite, inquiry).length > 0;
  });
  await page.goto(`${inquirySite.url}/about`);
  await hydrate(page);
  await passVisit(page);
  await expect(page.getByRole("status").filter({ hasText: /has arrived.* INQ-/ })).toBeVisible();
  expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
});
