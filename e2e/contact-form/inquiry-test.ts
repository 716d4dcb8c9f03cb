import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright/test";
import type { FieldName } from "../../lib/form/fields.ts";
import { browserWords } from "../../lib/words/browser-words.ts";
import { defaultLanguage } from "../../lib/words/language.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { test as base, expect } from "../../testing/browser/test.ts";
import { failCommits } from "../../testing/cache/fail-commits.ts";
import { waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import type { TestSiteOptions } from "../../testing/sites/test-site-options.ts";

export { expect };

type Fixtures = {
  /** The client address of the test: the rate limit counts by address. */
  clientAddress: string;
  /** `testSite`, whose forms can be sent at once. */
  inquirySite: TestSite;
};

export const test = base.extend<Fixtures>({
  inquirySite: async ({ testSite }, use) => {
    await waitForForm(testSite);
    await use(testSite);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  clientAddress: async ({}, use) => use(uniqueClientAddress()),
  page: async ({ page, clientAddress }, use) => {
    // Compressing its pages and scripts would take the site a second of CPU time.
    await page.setExtraHTTPHeaders({ "x-forwarded-for": clientAddress, "accept-encoding": "identity" });
    await use(page);
  },
});

/** Opens a site behind a fault proxy whose forms can be sent at once. */
export async function openInquirySite(options: TestSiteOptions): Promise<TestSite> {
  const site = await TestSite.open({ ...options, faultProxy: true });
  await waitForForm(site);
  return site;
}

/** The build signed its form with another secret: the site's own token is younger, and has to age. */
export const waitForForm = (site: TestSite): Promise<void> =>
  waitUntil("the form can be sent", async () => {
    const token = await formTokenOf(site);
    return signedAt(token) > performance.timeOrigin && isOldEnough(token);
  });

/** The site rejects forms that are younger than this. */
const minTokenAgeMs = 2_000;
const signedAt = (token: string): number => Number.parseInt(token.split(".")[0] ?? "", 36);
const isOldEnough = (token: string): boolean => Date.now() - signedAt(token) > minTokenAgeMs;

/** Waits until a form with this token can be sent. */
export const waitForToken = (token: string): Promise<void> =>
  waitUntil("the form's token is old enough", () => isOldEnough(token));

/** Waits until the form of a page, which has just got a token, can be sent. */
export const waitForTokenOf = async (page: Page): Promise<void> =>
  waitForToken(await page.locator("[name=formToken]").inputValue());

let addresses = 0;
export function uniqueClientAddress(): string {
  const count = ++addresses + process.pid * 251;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

export type InquiryFields = Record<"name" | "email" | "phone" | "company" | "subject" | "message", string>;

/** An inquiry whose message is unique. */
export function newInquiry(extra: Partial<InquiryFields> = {}): InquiryFields {
  const reference = crypto.randomUUID();
  return {
    name: "Asha Rao",
    email: "asha@plant.example",
    phone: "+91 98765 43210",
    company: "Plant & Sons",
    subject: "Oxygen plant",
    message: `500 Nm³/h of oxygen, 95 %.\nReference ${reference}`,
    ...extra,
  };
}

const words = browserWords(defaultLanguage).inquiry;

export function inquiryForm(page: Page): Locator {
  return page.getByRole("form", { name: "Inquiry" });
}

export function field(page: Page, name: string): Locator {
  return inquiryForm(page)
    .getByLabel(words.fields[name as FieldName].label, { exact: false })
    .and(page.locator(`[name=${name}]`));
}

export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

export async function expectFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

export function sendButton(page: Page): Locator {
  return inquiryForm(page).getByRole("button", { name: "Send inquiry" });
}

/** Opens the form and waits until it is hydrated. */
export async function openForm(page: Page, site: TestSite, path = "/contact"): Promise<void> {
  await page.goto(site.url + path);
  await hydrateForm(page);
}

/** Reloads the form and waits until it is hydrated. */
export async function reloadForm(page: Page): Promise<void> {
  await page.reload();
  await hydrateForm(page);
}

async function hydrateForm(page: Page): Promise<void> {
  await hydrate(page);
  await expect(inquiryForm(page)).toHaveJSProperty("noValidate", true);
}

/** The form's token: its signed time. */
export async function formTokenOf(site: TestSite): Promise<string> {
  const page = await (await fetch(`${site.url}/contact`)).text();
  return /name="formToken" value="([^"]*)"/.exec(page)?.[1] ?? "";
}

/** The stored inquiries with this one's message. */
export const storedCopies = (site: TestSite, { message }: { message: string }) =>
  site.storedInquiries().filter((stored) => stored.message === message);

/** The disk takes no further inquiry, until the returned function is called. */
export const failStore = (site: TestSite): (() => void) =>
  failCommits(join(site.inquiryFolder, "inquiries.sqlite"), "inquiry");

/** `body`: fields of the form, or a body as it is. */
export type Post = { body?: unknown; headers?: Record<string, string>; clientAddress?: string };

/** Posts an inquiry as the form's script does, without a browser. */
export async function post(
  site: TestSite,
  { body, headers = {}, clientAddress = uniqueClientAddress() }: Post,
): Promise<Response> {
  return fetch(`${site.url}/api/inquiry`, {
    method: "POST",
    redirect: "manual",
    headers: { "idempotency-key": "form-of-a-test", "x-forwarded-for": clientAddress, ...headers },
    body: typeof body === "string" || body instanceof Uint8Array ? (body as BodyInit) : formOf(body),
  });
}

/** Posts it as a browser without scripts does. */
export async function postAsPage(
  site: TestSite,
  body: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${site.url}/api/inquiry`, {
    method: "POST",
    headers: { accept: "text/html,*/*;q=0.8", "x-forwarded-for": uniqueClientAddress(), ...headers },
    body: formOf(body),
  });
}

function formOf(values: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values ?? {}))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

export const contacts = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../backend/content/settings.json"), "utf8"),
) as Record<string, string>;
