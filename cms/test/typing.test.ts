/** Somebody types, adds rows, moves and removes them, while each save and each answer to the form is slow: nothing is lost or mixed. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";
import { seeded } from "../../testing/content/random-pages.ts";

/** `EDITS=2000 SEED=7 npm run test:cms -- cms/test/typing.test.ts` tries more of them, or others. */
const { EDITS = "60", SEED = "1" } = process.env;
const edits = Number(EDITS);
const random = seeded(Number(SEED));
const randomDelay = seeded(Number(SEED) + 1);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

const opened = await CmsWithBrowser.open();
after(() => opened.close());
const { admin, api } = opened;
const { page } = admin;
await admin.signIn("editor@example.com", "editor");
const slowest = { saveMs: 5_000, answerMs: 1_500 };
await page.route("**/*", async (route) => {
  const request = route.request();
  const isSave = request.url().includes("typing=true");
  if (isSave) await sleep(randomDelay() * slowest.saveMs);
  else if (request.headers()["next-action"]) await sleep(randomDelay() * slowest.answerMs);
  await route.continue().catch(() => {});
});

/** Since the last look at the form. */
const done: string[] = [];
let words = 0;
/** No two are the same: a text in the wrong place is found. */
const word = () => `w${(words++).toString(36)}`;

type Row = { label: string; value: string; unit: string | null };
const units = ["bar(g)", "kWh/Nm³"];

test(`${edits} edits of a product`, async (context) => {
  context.diagnostic(`seed ${SEED}`);
  const { body } = await api.send("POST", "/products", { title: "Typed", _status: "published" });
  const path = `/products/${body.doc.id}`;
  await admin.open(`/collections${path}`);
  const form = { title: "Typed", tag: "", text: "", specs: [] as Row[] };
  const rows = page.locator("#field-specs");
  const field = (index: number, name: string) => page.locator(`#field-specs__${index}__${name}`);
  const inRow = async (index: number, action: string) => {
    await page.locator(`#specs-row-${index} .array-actions__button`).click();
    await page.locator(`.array-actions__${action}:visible`).click();
  };
  const retype = async (name: "title" | "tag") => {
    form[name] = word();
    await page.locator(`#field-${name}`).fill("");
    await page.locator(`#field-${name}`).pressSequentially(form[name]);
  };
  const typeIn = async (index: number, name: "label" | "value") => {
    const text = word();
    done.push(`type ${index} ${name} ${text}`);
    await field(index, name).press("End");
    await page.keyboard.type(text);
    (form.specs[index] as Row)[name] += text;
  };
  const add = async () => {
    done.push("add");
    await rows.getByRole("button", { name: "Add Row" }).click();
    form.specs.push({ label: "", value: "", unit: null });
    await typeIn(form.specs.length - 1, "label");
  };
  const move = async () => {
    const from = 1 + Math.floor(random() * (form.specs.length - 1));
    done.push(`move ${from}`);
    await inRow(from, "move-up");
    form.specs.splice(from - 1, 0, ...form.specs.splice(from, 1));
  };
  const remove = async () => {
    const index = Math.floor(random() * form.specs.length);
    done.push(`remove ${index}`);
    await inRow(index, "remove");
    form.specs.splice(index, 1);
  };
  const choose = async () => {
    const index = Math.floor(random() * form.specs.length);
    const unit = pick(units);
    done.push(`choose ${index} ${unit}`);
    await field(index, "unit").locator(".rs__control").click();
    await field(index, "unit").locator(".rs__option").getByText(unit, { exact: true }).click();
    await field(index, "unit").locator(".rs__single-value").getByText(unit, { exact: true }).waitFor();
    (form.specs[index] as Row).unit = unit;
  };
  const write = async () => {
    const text = word();
    await page
      .locator(
        "#field-description .rich-text-lexical [contenteditable], .rich-text-lexical [contenteditable]",
      )
      .first()
      .click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(text);
    form.text += text;
  };
  const anyRow = () => Math.floor(random() * form.specs.length);
  const actions: [least: number, act: () => Promise<unknown>][] = [
    [0, () => retype("title")],
    [0, () => retype("tag")],
    [0, write],
    [1, () => typeIn(anyRow(), "label")],
    [1, () => typeIn(anyRow(), "value")],
    [1, choose],
    [2, move],
    [4, remove],
  ];
  const inForm = async (): Promise<typeof form> => ({
    title: await page.inputValue("#field-title"),
    tag: await page.inputValue("#field-tag"),
    text: (await page.locator(".rich-text-lexical [contenteditable]").first().textContent())?.trim() ?? "",
    specs: await Promise.all(
      form.specs.map(async (_, index) => ({
        label: await field(index, "label").inputValue(),
        value: await field(index, "value").inputValue(),
        unit: await unitShown(index),
      })),
    ),
  });
  const unitShown = async (index: number) => {
    const chosen = field(index, "unit").locator(".rs__single-value");
    return (await chosen.count()) > 0 ? await chosen.textContent() : null;
  };
  const stored = async (): Promise<typeof form> => {
    const { title, tag, description, specs } = (await api.send("GET", `${path}?draft=true&depth=0`)).body;
    const text = JSON.stringify(description ?? "").match(/"text":"([^"]*)"/)?.[1] ?? "";
    const ofRow = ({ label, value, unit }: Row) => ({
      label: label ?? "",
      value: value ?? "",
      unit: unit ?? null,
    });
    return { title, tag: tag ?? "", text, specs: specs.map(ofRow) };
  };

  for (let edit = 1; edit <= edits; edit++) {
    const isNew = form.specs.length === 0 || (form.specs.length < 8 && random() < 0.2);
    if (isNew) await add();
    else await pick(actions.filter(([least]) => form.specs.length >= least))[1]();
    if (edit % 20 > 0 && edit < edits) continue;
    const since = done.splice(0).join("; ");
    assert.deepEqual(await inForm(), form, `the form after ${since}`);
    await page.locator(".save-draft").getByText("Draft saved").waitFor();
    assert.deepEqual(await inForm(), form, `the saved form after ${since}`);
    assert.deepEqual(await stored(), form, `what is stored after ${since}`);
  }
  await admin.open(`/collections${path}`);
  assert.deepEqual(await inForm(), form, "the form, opened again");
});
