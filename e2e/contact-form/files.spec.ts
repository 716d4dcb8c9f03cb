/** Files with an inquiry, with and without scripts. */
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { Page } from "playwright/test";
import type { TestSite } from "../../testing/sites/test-site.ts";
import {
  expect,
  fillIn,
  inquiryForm,
  newInquiry,
  openForm,
  sendButton,
  storedCopies,
  test,
  waitForTokenOf,
} from "./inquiry-test.ts";

const plan = {
  name: "plan.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(700_000)]),
};
const log = { name: "log.csv", mimeType: "text/csv", buffer: Buffer.from("time;flow\n10:00;300\n") };
const archive = {
  name: "all.zip",
  mimeType: "application/zip",
  buffer: Buffer.from("PK\x03\x04".padEnd(60, "\0")),
};
const disguised = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("MZ\x90\0\x03\0\0\0") };

const fileField = (page: Page) => inquiryForm(page).getByLabel(/Drawings and documents/);
const storedFiles = (site: TestSite, inquiry: { message: string }) =>
  site.backend.storedFiles().filter(({ message }) => message === inquiry.message);
const expectSent = (page: Page) =>
  expect(page.getByRole("heading", { name: "Your inquiry has arrived" })).toBeVisible();

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("files arrive with the inquiry, and refused ones leave text and the others in place", async ({
    page,
    inquirySite,
  }, testInfo) => {
    const inquiry = newInquiry();
    await page.goto(`${inquirySite.url}/contact`);
    await waitForTokenOf(page);
    await fillIn(page, inquiry);
    await fileField(page).setInputFiles([plan, archive, disguised]);
    await sendButton(page).click();
    await expect(fileField(page)).toHaveAccessibleDescription(
      /all\.zip is a ZIP archive.*photo\.jpg is of a type/,
    );
    await expect(fileField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("checkbox", { name: "plan.pdf" })).toBeChecked();
    expect(storedCopies(inquirySite, inquiry)).toEqual([]);
    // On the disk, so that the browser can send it again.
    writeFileSync(testInfo.outputPath("log.csv"), log.buffer);
    await fileField(page).setInputFiles(testInfo.outputPath("log.csv"));
    await sendButton(page).click();
    await expectSent(page);
    await expect(page.getByText("plan.pdf, log.csv")).toBeVisible();
    expect(storedFiles(inquirySite, inquiry)).toEqual([
      { message: inquiry.message, name: "plan.pdf", type: "application/pdf", bytes: plan.buffer },
      { message: inquiry.message, name: "log.csv", type: "text/csv", bytes: log.buffer },
    ]);
    // The browser posts the same form again.
    await page.reload();
    await expectSent(page);
    expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
    expect(storedFiles(inquirySite, inquiry)).toHaveLength(2);
  });
});

test("with scripts files are sent while the visitor writes, and can be removed", async ({
  page,
  inquirySite,
}) => {
  const inquiry = newInquiry();
  await openForm(page, inquirySite);
  await fileField(page).setInputFiles([plan, disguised]);
  const list = page.getByRole("list", { name: "Chosen files" });
  await expect(list.getByRole("listitem").nth(0)).toContainText("Uploaded");
  await expect(list.getByRole("listitem").nth(1)).toContainText(
    "photo.jpg is of a type that we do not accept",
  );
  await fillIn(page, inquiry);
  await sendButton(page).click();
  await expect(fileField(page)).toHaveAccessibleDescription(/remove the files that were not accepted/);
  await list.getByRole("button", { name: "Remove photo.jpg" }).click();
  await expect(fileField(page)).toBeFocused();
  await fileField(page).setInputFiles([log]);
  await sendButton(page).click();
  await expectSent(page);
  await expect(page.getByText("plan.pdf, log.csv")).toBeVisible();
  expect(storedFiles(inquirySite, inquiry).map(({ name, bytes }) => [name, bytes.length])).toEqual([
    ["plan.pdf", plan.buffer.length],
    ["log.csv", log.buffer.length],
  ]);
});

test("an upload continues after three broken connections", async ({ page, inquirySite }) => {
  const inquiry = newInquiry();
  const offsets: string[] = [];
  let broken = 0;
  await page.route(/\/api\/inquiry\/files\//, async (route) => {
    const request = route.request();
    if (request.method() !== "PATCH") return route.continue();
    offsets.push(request.headers()["upload-offset"] ?? "");
    if (offsets.length > 1 && broken++ < 3) return route.abort("connectionreset");
    return route.continue();
  });
  await openForm(page, inquirySite);
  await fileField(page).setInputFiles([plan]);
  await fillIn(page, inquiry);
  await sendButton(page).click();
  await expectSent(page);
  expect(broken).toBeGreaterThan(3);
  // Nothing that had arrived was sent again.
  expect(offsets.filter((offset) => offset === "0")).toHaveLength(1);
  expect(storedFiles(inquirySite, inquiry)[0]?.bytes.equals(plan.buffer)).toBe(true);
});

test("an upload continues by itself once the device is online again", async ({ page, inquirySite }) => {
  const inquiry = newInquiry();
  const list = page.getByRole("list", { name: "Chosen files" });
  await page.route(/\/api\/inquiry\/files\//, async (route) => {
    if (route.request().headers()["upload-offset"] !== "0") await page.context().setOffline(true);
    return route.continue();
  });
  await openForm(page, inquirySite);
  await fileField(page).setInputFiles([plan]);
  await expect(list.getByRole("listitem")).toContainText("The connection failed");
  await page.unroute(/\/api\/inquiry\/files\//);
  await page.context().setOffline(false);
  await expect(list.getByRole("listitem")).toContainText("Uploaded");
  await fillIn(page, inquiry);
  await sendButton(page).click();
  await expectSent(page);
  expect(storedFiles(inquirySite, inquiry)[0]?.bytes.equals(plan.buffer)).toBe(true);
});
