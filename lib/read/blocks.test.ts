import { kindNamed } from "../../content/kinds/all";
import { calls } from "../backend/contract";
import { parseRecord } from "../backend/parse";
import type { SafeHtml } from "../rich-text/sanitize";
import type { Language } from "../words/language";
import { blockTexts } from "./blocks";
import { wholeMeanings } from "./meaning";
import { viewOf } from "./view";

let pages = 0;
const warn = jest.fn();
jest.mock("../runtime/log", () => ({
  log: { warn: (...args: unknown[]) => warn(...args), info: jest.fn() },
}));

const html = ({ name, text }: { name: string; text: string }) => `${name}: ${text}` as SafeHtml;

/** A page as a backend sends it, read and converted. */
function read(blocks: unknown, own: object = {}, language: Language = "en") {
  const record = parseRecord("page", {
    data: { id: "used-plants", title: "Used plants", blocks, ...own, status: "Y" },
  });
  if (!record) throw new Error("there is no record");
  const view = viewOf(kindNamed("pages").fields, record, () => null);
  return { record, page: { ...view, ...wholeMeanings.pages(record, html, language) } };
}

it("has blocks of every type, each text with a name of its own", () => {
  const { page, record } = read([
    { type: "text", heading: "Why", text: "<p>A text</p>" },
    { type: "picture", image: "/media/a.webp", image_alt: "A crane", text: "<p>Beside it</p>" },
    {
      type: "figures",
      figures: [
        { value: 45, unit: "%", label: "of the price" },
        { value: "8", label: "months sooner" },
      ],
    },
    { type: "records", heading: "Plants", references: [10, "9"], blog: [12] },
    { type: "questions", questions: [{ question: "When?", answer: "In 15 days." }] },
    { type: "action", heading: "Ask", label: "Write to us", href: "/contact" },
    { type: "inquiry", subject: "Relocation", gas: "oxygen", flow: 30, purity: 93 },
  ]);
  expect(page.blocks).toMatchObject([
    { type: "text", heading: "Why", html: "block-1: <p>A text</p>" },
    {
      type: "picture",
      heading: null,
      image: "/files/media/a.webp",
      imageAlt: "A crane",
      html: "block-2: <p>Beside it</p>",
    },
    { type: "figures", figures: [{ value: "45", unit: "%" }, { value: "8" }] },
    {
      type: "records",
      heading: "Plants",
      ids: { references: ["10", "9"], blog: ["12"], products: [], team: [] },
    },
    { type: "questions", questions: [{ question: "When?", answer: "In 15 days." }] },
    { type: "action", heading: "Ask", href: "/contact", text: null },
    {
      type: "inquiry",
      subject: "Relocation",
      heading: null,
      duty: { gas: "Oxygen", flow: "30", purity: "93\u00a0%" },
    },
  ]);
  expect(blockTexts(record)).toEqual(["Why. A text", "Beside it", "Plants", "When?. In 15 days.", "Ask"]);
  expect(page.text).toBe("Why. A text");
});

it("names the gas of a form in the language of the page", () => {
  const { page } = read([{ type: "inquiry", gas: "nitrogen" }], {}, "hi");
  expect(page.blocks).toMatchObject([{ duty: { gas: "नाइट्रोजन" } }]);
});

it.each([
  ["of a type that the contract does not have", { type: "carousel", text: "<p>x</p>" }],
  ["without what it consists of", { type: "questions" }],
  ["with one figure", { type: "figures", figures: [{ value: "1", label: "x" }] }],
  [
    "with a button that runs a script",
    { type: "action", heading: "x", label: "x", href: "javascript:alert(1)" },
  ],
  ["with a button to another protocol", { type: "action", heading: "x", label: "x", href: "//evil.example" }],
])("leaves out a block %s, and says so in the log", (_, broken) => {
  warn.mockClear();
  // Each fault is logged once a minute.
  const { page } = read([broken, { type: "text", text: "<p>Stays</p>" }], { id: `page-${++pages}` });
  expect(page.blocks).toEqual([{ type: "text", heading: null, html: "block-1: <p>Stays</p>" }]);
  expect(JSON.stringify(warn.mock.calls)).toContain("blocks.0");
});

it("reads what a backend in PHP writes: entities, lists as objects", () => {
  const { page } = read([
    { type: "text", heading: "Oil &amp; Gas", text: "<p>Text</p>" },
    {
      type: "picture",
      image: "/uploads/a.webp",
      image_alt: "A &lt;crane&gt;",
      image_dark: "/uploads/b.webp",
    },
    { type: "records", products: { 1: 3 } },
  ]);
  expect(page.blocks).toMatchObject([
    { heading: "Oil & Gas", html: "block-1: <p>Text</p>" },
    { image: "/files/uploads/a.webp", imageAlt: "A <crane>", imageDark: "/files/uploads/b.webp" },
    { ids: { products: ["3"] } },
  ]);
});

it("has no blocks where the backend has none", () => {
  expect(read(null).page).toMatchObject({ blocks: [], summary: null, text: "" });
  expect(read({}).page.blocks).toEqual([]);
});

it.each(["contact", "quality-policy", "Careers", "a--b", "-a", "a/b", "a".repeat(65), ""])(
  "has no address %j: it is another page's, or none",
  (id) => {
    expect(calls.page.schema.safeParse({ id, title: "x" }).success).toBe(false);
  },
);
