/** Somebody types, adds rows, moves and removes them, while each save and each answer to the form is slow. */
import { after, test } from "node:test";
import {
  below,
  choose,
  chooseAction,
  chosenIn,
  createTyped,
  editAtRandom,
  edits,
  log,
  openSlowAdmin,
  pick,
  random,
  seed,
  textOf,
  typeAtEnd,
  word,
  writeAtEnd,
} from "./typing.ts";

const opened = await openSlowAdmin("products");
after(() => opened.close());
const { admin, api } = opened;
const { page } = admin;

type Row = { label: string; value: string; unit: string | null };
const units = ["bar(g)", "kWh/Nm³"];

test(`${edits} edits of a product`, async (context) => {
  context.diagnostic(`seed ${seed}`);
  const path = await createTyped(opened, "products");
  const typed = { title: "Typed", tag: "", text: "", specs: [] as Row[] };
  const { specs } = typed;
  const row = (index: number) => page.locator(`#specs-row-${index}`);
  const field = (index: number, name: string) => page.locator(`#field-specs__${index}__${name}`);
  const description = page.locator(".rich-text-lexical [contenteditable]").first();
  const retype = async (name: "title" | "tag") => {
    typed[name] = word();
    await page.locator(`#field-${name}`).fill("");
    await page.locator(`#field-${name}`).pressSequentially(typed[name]);
  };
  const typeIn = async (index: number, name: "label" | "value") => {
    log(`type ${index} ${name}`);
    (specs[index] as Row)[name] += await typeAtEnd(field(index, name));
  };
  const add = async () => {
    log("add");
    await page.locator("#field-specs").getByRole("button", { name: "Add Row" }).click();
    specs.push({ label: "", value: "", unit: null });
    await typeIn(specs.length - 1, "label");
  };
  const move = async () => {
    const from = 1 + below(specs.length - 1);
    log(`move ${from}`);
    await chooseAction(row(from), "move-up");
    specs.splice(from - 1, 0, ...specs.splice(from, 1));
  };
  const remove = async () => {
    const index = below(specs.length);
    log(`remove ${index}`);
    await chooseAction(row(index), "remove");
    specs.splice(index, 1);
  };
  const chooseUnit = async () => {
    const index = below(specs.length);
    const unit = pick(units);
    log(`choose ${index} ${unit}`);
    await choose(field(index, "unit"), unit);
    (specs[index] as Row).unit = unit;
  };
  const actions: [leastRows: number, act: () => Promise<unknown>][] = [
    [0, () => retype("title")],
    [0, () => retype("tag")],
    [0, async () => (typed.text += await writeAtEnd(description))],
    [1, () => typeIn(below(specs.length), "label")],
    [1, () => typeIn(below(specs.length), "value")],
    [1, chooseUnit],
    [2, move],
    [4, remove],
  ];
  await editAtRandom(opened, {
    path,
    typed,
    inForm: async () => ({
      title: await page.inputValue("#field-title"),
      tag: await page.inputValue("#field-tag"),
      text: (await description.textContent())?.trim() ?? "",
      specs: await Promise.all(
        specs.map(async (_, index) => ({
          label: await field(index, "label").inputValue(),
          value: await field(index, "value").inputValue(),
          unit: await chosenIn(field(index, "unit")),
        })),
      ),
    }),
    stored: async () => {
      const { title, tag, description, specs } = (await api.send("GET", `${path}?draft=true&depth=0`)).body;
      const ofRow = ({ label, value, unit }: Partial<Row>) => ({
        label: label ?? "",
        value: value ?? "",
        unit: unit ?? null,
      });
      return { title, tag: tag ?? "", text: textOf(description), specs: specs.map(ofRow) };
    },
    edit: () => {
      const isNew = specs.length === 0 || (specs.length < 8 && random() < 0.2);
      return isNew ? add() : pick(actions.filter(([least]) => specs.length >= least))[1]();
    },
  });
});
