import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright/test";
import { hydrate } from "../support/hydrate.ts";
import { test as base, expect } from "../support/test.ts";
import { Desk } from "./desk.ts";

export { expect };

type Fixtures = {
  /** Every visitor has an address of its own: the limit counts by address. */
  visitor: string;
};
type WorkerFixtures = {
  /** A site whose inquiries go to its backend. */
  desk: Desk;
  /** One that mails them too. */
  mailDesk: Desk;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use, info) => {
      const desk = await Desk.open(`desk-${info.workerIndex}`);
      await use(desk);
      await desk.close();
    },
    { scope: "worker" },
  ],
  mailDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use, info) => {
      const desk = await Desk.open(`mail-desk-${info.workerIndex}`, { mail: true });
      await use(desk);
      await desk.close();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  visitor: async ({}, use) => use(uniqueClientAddress()),
  extraHTTPHeaders: async ({ visitor }, use) => use({ "x-forwarded-for": visitor }),
});

let addresses = 0;
export function uniqueClientAddress(): string {
  const count = ++addresses + process.pid * 251;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

export type InquiryFields = Record<"name" | "email" | "phone" | "company" | "subject" | "message", string>;

/** Words that no other inquiry has. */
export function newInquiry(extra: Partial<InquiryFields> = {}): InquiryFields {
  const mark = crypto.randomUUID();
  return {
    name: "Asha Rao",
    email: "asha@plant.example",
    phone: "+91 98765 43210",
    company: "Plant & Sons",
    subject: "Oxygen plant",
    message: `500 Nm³/h of oxygen, 95 %.\nReference ${mark}`,
    ...extra,
  };
}

export const labels: Record<string, string> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  subject: "What it is about",
  message: "Message",
};

export function inquiryForm(page: Page): Locator {
  return page.getByRole("form", { name: "Inquiry" });
}

export function field(page: Page, name: string): Locator {
  return inquiryForm(page)
    .getByLabel(labels[name] ?? name, { exact: false })
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

/** Opens the form and waits until its script has taken it over. */
export async function openForm(page: Page, desk: Desk, path = "/contact"): Promise<void> {
  await page.goto(desk.url + path);
  await hydrateForm(page);
}

/** Reloads the page of the form and waits until its script has taken it over. */
export async function reloadForm(page: Page): Promise<void> {
  await page.reload();
  await hydrateForm(page);
}

async function hydrateForm(page: Page): Promise<void> {
  await hydrate(page);
  await expect(inquiryForm(page)).toHaveJSProperty("noValidate", true);
}

/** The stamp of the page, signed by the running site. */
export async function formTokenOf(desk: Desk): Promise<string> {
  const page = await (await fetch(`${desk.url}/contact`)).text();
  return /name="stamp" value="([^"]*)"/.exec(page)?.[1] ?? "";
}

export type Post = { body?: unknown; headers?: Record<string, string>; visitor?: string };

/** Posts as a program does. */
export async function post(
  desk: Desk,
  { body, headers = {}, visitor = uniqueClientAddress() }: Post,
): Promise<Response> {
  return fetch(`${desk.url}/api/inquiry`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/json", "x-forwarded-for": visitor, ...headers },
    body: typeof body === "string" || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });
}

export const contacts = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../backend/content/settings.json"), "utf8"),
) as Record<string, string>;
