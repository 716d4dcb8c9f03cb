/**
 * Shared by the tests of typing: an editor whose saves and answers to the form are slow, random choices, and the comparison of the
 * form with what should be in it. `EDITS=2000 SEED=7 RECORDS=5000 npm run test:cms -- cms/test/typing.test.ts` tries more edits, or
 * others, among more records.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Locator } from "playwright";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";
import { seeded } from "../../testing/content/random-pages.ts";
import { writeContent } from "./records.ts";

const { EDITS = "60", SEED = "1", RECORDS = "0" } = process.env;
export const edits = Number(EDITS);
export const seed = Number(SEED);
const slowest = { saveMs: 5_000, answerMs: 1_500 };
/** Between two looks at the form. */
const editsPerLook = 20;

export const random = seeded(seed);
export const below = (limit: number) => Math.floor(random() * limit);
export const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

let words = 0;
/** No two are the same: a text in the wrong place is found. */
export const word = () => `w${(words++).toString(36)}`;

/** Since the last look at the form. */
const done: string[] = [];
export const log = (what: string) => done.push(what);

/**
 * An editor in the browser, with a delay of its own for each save and each answer to the form.
 * @param kind has so many other records as RECORDS says
 */
export async function openSlowAdmin(kind: string): Promise<CmsWithBrowser> {
  const opened = await CmsWithBrowser.open();
  const { admin, cms } = opened;
  const { page } = admin;
  if (RECORDS > "0") {
    const folder = join(cms.dir, "content");
    const ofOther = (_: unknown, index: number) => ({ id: index + 1, title: `Other ${index}`, status: "Y" });
    writeContent(folder, { [kind]: Array.from({ length: Number(RECORDS) }, ofOther) });
    await cms.stop();
    await cms.run("import-cli", folder);
    await cms.start();
  }
  await admin.signIn("editor@example.com", "editor");
  const randomDelay = seeded(seed + 1);
  await page.route("**/*", async (route) => {
    const request = route.request();
    const isSave = request.url().includes("typing=true");
    if (isSave) await sleep(randomDelay() * slowest.saveMs);
    else if (request.headers()["next-action"]) await sleep(randomDelay() * slowest.answerMs);
    await route.continue().catch(() => {});
  });
  return opened;
}

/** @returns the path of a new record, in the API */
export async function createTyped({ api }: CmsWithBrowser, kind: string): Promise<string> {
  const { body } = await api.send("POST", `/${kind}?draft=true`, { title: "Typed", key: "typed" });
  return `/${kind}/${body.doc.id}`;
}

export async function typeAtEnd(field: Locator): Promise<string> {
  const text = word();
  await field.press("End");
  await field.page().keyboard.type(text);
  return text;
}

/** Types behind the text of an editor for rich text. */
export async function writeAtEnd(editor: Locator): Promise<string> {
  const text = word();
  await editor.click();
  await editor.page().keyboard.press("Control+End");
  await editor.page().keyboard.type(text);
  return text;
}

/** @param input a list of choices */
export async function choose(input: Locator, label: string): Promise<void> {
  await input.locator(".rs__control").click();
  await input.locator(".rs__option").getByText(label, { exact: true }).click();
  await input.locator(".rs__single-value").getByText(label, { exact: true }).waitFor();
}

export async function chosenIn(input: Locator): Promise<string | null> {
  const chosen = input.locator(".rs__single-value");
  return (await chosen.count()) > 0 ? chosen.textContent() : null;
}

/** @param row that has the menu; rows inside of it come later */
export async function chooseAction(row: Locator, action: "move-up" | "remove"): Promise<void> {
  await row.locator(".array-actions__button").first().click();
  await row.page().locator(`.array-actions__${action}:visible`).click();
}

/** The text of a document of the editor, as it is stored. */
export const textOf = (document: unknown) =>
  [...JSON.stringify(document ?? "").matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join("");

export type TypedForm = {
  /** Of the record, in the API. */
  path: string;
  /** All that was typed. */
  typed: object;
  /** The same, as the form shows it, and as it is stored. */
  inForm(): Promise<object>;
  stored(): Promise<object>;
  /** Makes a random change in both. */
  edit(): Promise<unknown>;
};

/** Edits at random; the form, the saved form, what is stored and the form opened again are what was typed. */
export async function editAtRandom({ admin }: CmsWithBrowser, form: TypedForm): Promise<void> {
  const { path, typed, inForm, stored } = form;
  await admin.open(`/collections${path}`);
  for (let edit = 1; edit <= edits; edit++) {
    await form.edit();
    if (edit % editsPerLook > 0 && edit < edits) continue;
    const since = done.splice(0).join("; ");
    assert.deepEqual(await inForm(), typed, `the form after ${since}`);
    await admin.page.locator(".save-draft").getByText("Draft saved").waitFor();
    assert.deepEqual(await inForm(), typed, `the saved form after ${since}`);
    assert.deepEqual(await stored(), typed, `what is stored after ${since}`);
  }
  await admin.open(`/collections${path}`);
  assert.deepEqual(await inForm(), typed, "the form, opened again");
}
