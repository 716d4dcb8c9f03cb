/** Files with an inquiry, with and without scripts. */
import { randomBytes } from "node:crypto";
import { truncateSync, utimesSync, writeFileSync } from "node:fs";
import type { Page } from "playwright/test";
import type { TestSite } from "../../testing/sites/test-site.ts";
import {
  expect,
  expectFields,
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
  buffer: Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(4 * 1024 * 1024)]),
};
const logOf = (name: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from("time;flow\n10:00;300\n"),
});
const log = logOf("log.csv");
const archive = {
  name: "all.zip",
  mimeType: "application/zip",
  buffer: Buffer.from("PK\x03\x04".padEnd(60, "\0")),
};
const disguised = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("MZ\x90\0\x03\0\0\0") };

const fileField = (page: Page) => inquiryForm(page).getByLabel(/Drawings and documents/);
const chosenFiles = (page: Page) => page.getByRole("list", { name: "Chosen files" }).getByRole("listitem");
const storedFiles = (site: TestSite, inquiry: { message: string }) =>
  storedCopies(site, inquiry).flatMap(({ files }) => files);
const expectSent = (page: Page) =>
  expect(page.getByRole("heading", { name: "Your inquiry has arrived" })).toBeVisible();

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("files arrive with the inquiry; a refused one leaves the text, and files are to be chosen again", async ({
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
      /all\.zip is a ZIP archive.*photo\.jpg is of a type.*choose your files again/,
    );
    await expect(fileField(page)).toHaveAttribute("aria-invalid", "true");
    await expectFields(page, inquiry);
    expect(storedCopies(inquirySite, inquiry)).toEqual([]);
    // On the disk, so that the browser can send them again.
    const paths = [plan, log].map(({ name, buffer }) => {
      writeFileSync(testInfo.outputPath(name), buffer);
      return testInfo.outputPath(name);
    });
    await fileField(page).setInputFiles(paths);
    await sendButton(page).click();
    await expectSent(page);
    await expect(page.getByText("plan.pdf, log.csv")).toBeVisible();
    expect(storedFiles(inquirySite, inquiry)).toEqual([
      { name: "plan.pdf", type: "application/pdf", bytes: plan.buffer },
      { name: "log.csv", type: "text/csv", bytes: log.buffer },
    ]);
    // The browser posts the same form again.
    await page.reload();
    await expectSent(page);
    expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
  });
});

test("files that the form does not take are refused at once, and the others stay", async ({
  page,
  inquirySite,
}, testInfo) => {
  await openForm(page, inquirySite);
  await fileField(page).setInputFiles([archive, { ...log, name: "none.csv", buffer: Buffer.from("") }, log]);
  await expect(fileField(page)).toHaveAccessibleDescription(/all\.zip is a ZIP archive.*none\.csv is empty/);
  await expect(chosenFiles(page)).toHaveText(/^log\.csv1 kB/);
  const large = testInfo.outputPath("large.pdf");
  writeFileSync(large, "%PDF-1.7");
  truncateSync(large, 26 * 1024 * 1024);
  await fileField(page).setInputFiles(large);
  await expect(fileField(page)).toHaveAccessibleDescription(/At most 25 MB in all/);
  await fileField(page).setInputFiles(Array.from({ length: 10 }, (_, number) => logOf(`${number}.csv`)));
  await expect(fileField(page)).toHaveAccessibleDescription(/At most 10 files/);
  await expect(chosenFiles(page)).toHaveCount(10);
});

test("files are chosen one after the other, and can be removed, also once the site has refused one", async ({
  page,
  inquirySite,
}) => {
  const inquiry = newInquiry();
  await openForm(page, inquirySite);
  await fileField(page).setInputFiles([plan, disguised]);
  await expect(chosenFiles(page)).toHaveText([/^plan\.pdf4\.0 MB/, /^photo\.jpg/]);
  await fileField(page).setInputFiles([log]);
  await expect(chosenFiles(page)).toHaveText([/^plan\.pdf/, /^photo\.jpg/, /^log\.csv/]);
  await fillIn(page, inquiry);
  await sendButton(page).click();
  await expect(fileField(page)).toHaveAccessibleDescription(/photo\.jpg is of a type that we do not accept/);
  await expect(fileField(page)).toBeFocused();
  await page.getByRole("button", { name: "Remove photo.jpg" }).press("Enter");
  await expect(fileField(page)).toBeFocused();
  await expect(fileField(page)).not.toHaveAttribute("aria-invalid");
  await expect(inquiryForm(page).getByText("photo.jpg was removed.")).toBeAttached();
  await sendButton(page).click();
  await expectSent(page);
  await expect(page.getByText("plan.pdf, log.csv")).toBeVisible();
  expect(storedFiles(inquirySite, inquiry).map(({ name, bytes }) => [name, bytes.length])).toEqual([
    ["plan.pdf", plan.buffer.length],
    ["log.csv", log.buffer.length],
  ]);
  await expect(chosenFiles(page)).toHaveCount(0);
});

test("the form shows how much is sent, and a stop and a broken connection leave text and files for the next try", async ({
  page,
  inquirySite,
}) => {
  const inquiry = newInquiry();
  const form = inquiryForm(page);
  const line = await page.context().newCDPSession(page);
  const setLine = (uploadThroughput: number) =>
    line.send("Network.emulateNetworkConditions", {
      offline: false,
      uploadThroughput,
      latency: 0,
      downloadThroughput: -1,
    });
  const expectKept = async (message: string) => {
    await expect(form.getByRole("alert")).toContainText(message);
    await expect(form.getByRole("alert")).toBeFocused();
    await expect(form.getByRole("progressbar")).toHaveCount(0);
    await expectFields(page, inquiry);
    await expect(chosenFiles(page)).toHaveText(/^plan\.pdf/);
  };
  const keys = new Set<string | undefined>();
  page.on("request", (request) => {
    if (request.method() === "POST") keys.add(request.headers()["idempotency-key"]);
  });
  await openForm(page, inquirySite);
  await fileField(page).setInputFiles([plan]);
  await fillIn(page, inquiry);
  await setLine(100_000);
  await sendButton(page).click();
  await expect(form.getByRole("status").filter({ hasText: "Sending…" })).toBeVisible();
  await expect(form).toContainText(/\d\.\d of 4\.0 MB, [1-9]\d? %/);
  const bar = form.getByRole("progressbar", { name: "Upload progress" });
  const sent = await bar.evaluate((progress: HTMLProgressElement) => progress.position);
  expect(sent > 0 && sent < 1).toBe(true);
  await form.getByRole("button", { name: "Stop sending" }).click();
  await expectKept("Stopped");
  await sendButton(page).click();
  await expect(form).toContainText(/\d\.\d of 4\.0 MB, [1-9]\d? %/);
  await inquirySite.kill();
  await expectKept("There is no connection");
  await inquirySite.start();
  await setLine(-1);
  await page.evaluate(() => {
    const status = document.querySelector("[data-progress]") as HTMLElement;
    const texts: string[] = [];
    new MutationObserver(() => texts.push(status.textContent ?? "")).observe(status, { childList: true });
    Object.assign(window, { statusTexts: texts });
  });
  await sendButton(page).click();
  await expectSent(page);
  expect(await page.evaluate(() => (window as unknown as { statusTexts: string[] }).statusTexts)).toContain(
    "All sent. Checking your files…",
  );
  expect(keys.size).toBe(1);
  expect(storedFiles(inquirySite, inquiry)[0]?.bytes.equals(plan.buffer)).toBe(true);
  expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
});

test("a file that was changed after it was chosen is to be chosen again", async ({
  page,
  inquirySite,
}, testInfo) => {
  const inquiry = newInquiry();
  const path = testInfo.outputPath("plan.pdf");
  writeFileSync(path, "%PDF-1.7 first");
  await openForm(page, inquirySite);
  await fileField(page).setInputFiles(path);
  await expect(chosenFiles(page)).toHaveCount(1);
  await fillIn(page, inquiry);
  writeFileSync(path, "%PDF-1.7 second");
  utimesSync(path, 1, 1);
  await sendButton(page).click();
  await expect(fileField(page)).toHaveAccessibleDescription(/plan\.pdf was changed/);
  await expect(fileField(page)).toBeFocused();
  await expect(chosenFiles(page)).toHaveCount(0);
  await fileField(page).setInputFiles(path);
  await sendButton(page).click();
  await expectSent(page);
  expect(storedFiles(inquirySite, inquiry).map(({ bytes }) => String(bytes))).toEqual(["%PDF-1.7 second"]);
});
