/** Somebody types into a page, adds blocks and rows, moves and removes them, while each save and each answer to the form is slow. */
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
  writeAtEnd,
} from "./typing.ts";

const opened = await openSlowAdmin("pages");
after(() => opened.close());
const { page } = opened.admin;

type Question = { question: string; answer: string };
/** Beside its heading, each type has other fields. */
type Block = {
  type: string;
  heading: string;
  text: string;
  gas: string | null;
  purity: string;
  questions: Question[];
};
/** As the API has it. */
type StoredBlock = {
  blockType: string;
  heading?: string | null;
  text?: object | null;
  gas?: string | null;
  purity?: number | null;
  questions?: { question?: string | null; answer?: string | null }[];
};
const gases = ["Oxygen", "Nitrogen"];
const types = ["Text", "Questions and answers", "Inquiry form"];

test(`${edits} edits of a page of blocks`, async (context) => {
  context.diagnostic(`seed ${seed}`);
  const path = await createTyped(opened, "pages");
  const blocks: Block[] = [];
  const row = (index: number) => page.locator(`#blocks-row-${index}`);
  const questionRow = (index: number, place: number) =>
    page.locator(`#blocks-${index}-questions-row-${place}`);
  const field = (index: number, name: string) => page.locator(`#field-blocks__${index}__${name}`);
  const text = (index: number) => row(index).locator(".rich-text-lexical [contenteditable]").first();
  const add = async () => {
    const type = pick(types);
    log(`add ${type}`);
    await page.locator("#field-blocks > .blocks-field__drawer-toggler").click();
    await page.locator(".blocks-drawer__block").getByRole("button", { name: type, exact: true }).click();
    blocks.push({ type, heading: "", text: "", gas: null, purity: "", questions: [] });
    await typeHeading(blocks.length - 1);
  };
  const typeHeading = async (index: number) => {
    log(`type heading ${index}`);
    (blocks[index] as Block).heading += await typeAtEnd(field(index, "heading"));
  };
  const change: Record<string, (index: number, block: Block) => Promise<void>> = {
    Text: async (index, block) => {
      log(`write ${index}`);
      block.text += await writeAtEnd(text(index));
    },
    "Inquiry form": async (index, block) => {
      log(`duty ${index}`);
      block.gas = pick(gases);
      await choose(field(index, "gas"), block.gas);
      block.purity = String(10 + below(80));
      await field(index, "purity").fill(block.purity);
    },
    "Questions and answers": async (index, { questions }) => {
      const isNew = questions.length === 0 || (questions.length < 4 && random() < 0.4);
      if (isNew) {
        log(`add question ${index}`);
        await row(index).getByRole("button", { name: "Add Question" }).click();
        questions.push({ question: "", answer: "" });
      }
      const place = isNew ? questions.length - 1 : below(questions.length);
      if (!isNew && place > 0 && random() < 0.4) {
        log(`move question ${index} ${place}`);
        await chooseAction(questionRow(index, place), "move-up");
        questions.splice(place - 1, 0, ...questions.splice(place, 1));
      }
      const name = pick(["question", "answer"] as const);
      log(`type ${name} ${index} ${place}`);
      (questions[place] as Question)[name] += await typeAtEnd(field(index, `questions__${place}__${name}`));
    },
  };
  const move = async () => {
    const from = 1 + below(blocks.length - 1);
    log(`move ${from}`);
    await chooseAction(row(from), "move-up");
    blocks.splice(from - 1, 0, ...blocks.splice(from, 1));
  };
  const remove = async () => {
    const index = below(blocks.length);
    log(`remove ${index}`);
    await chooseAction(row(index), "remove");
    blocks.splice(index, 1);
  };
  const inForm = async (block: Block, index: number): Promise<Block> => {
    // The form makes the fields of a block when it comes into view.
    await row(index).scrollIntoViewIfNeeded();
    const questions: Question[] = [];
    for (const place of block.questions.keys()) {
      await questionRow(index, place).scrollIntoViewIfNeeded();
      questions.push({
        question: await field(index, `questions__${place}__question`).inputValue(),
        answer: await field(index, `questions__${place}__answer`).inputValue(),
      });
    }
    return {
      type: (await row(index).locator(".blocks-field__block-pill").first().textContent()) ?? "",
      heading: await field(index, "heading").inputValue(),
      text: block.type === "Text" ? ((await text(index).textContent())?.trim() ?? "") : "",
      gas: block.type === "Inquiry form" ? await chosenIn(field(index, "gas")) : null,
      purity: block.type === "Inquiry form" ? await field(index, "purity").inputValue() : "",
      questions,
    };
  };
  const typeOf: Record<string, string | undefined> = {
    text: types[0],
    questions: types[1],
    inquiry: types[2],
  };
  const stored = (block: StoredBlock): Block => ({
    type: typeOf[block.blockType] ?? "",
    heading: block.heading ?? "",
    text: textOf(block.text),
    gas: gases.find((gas) => gas.toLowerCase() === block.gas) ?? null,
    purity: String(block.purity ?? ""),
    questions: (block.questions ?? []).map(({ question, answer }) => ({
      question: question ?? "",
      answer: answer ?? "",
    })),
  });
  await editAtRandom(opened, {
    path,
    typed: blocks,
    inForm: async () => {
      const shown: Block[] = [];
      for (const [index, block] of blocks.entries()) shown.push(await inForm(block, index));
      return shown;
    },
    stored: async () => (await opened.api.send("GET", `${path}?draft=true&depth=0`)).body.blocks.map(stored),
    edit: () => {
      if (blocks.length === 0 || (blocks.length < 6 && random() < 0.15)) return add();
      const kind = random();
      if (kind < 0.15 && blocks.length > 1) return move();
      if (kind < 0.22 && blocks.length > 3) return remove();
      const index = below(blocks.length);
      if (kind < 0.45) return typeHeading(index);
      const block = blocks[index] as Block;
      return change[block.type]?.(index, block) ?? Promise.resolve();
    },
  });
});
