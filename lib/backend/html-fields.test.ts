import { plainText } from "../rich-text/plain-text";
import { safeHtml } from "../rich-text/sanitize";
import { log } from "../runtime/log";
import { calls } from "./contract";
import { formatTexts } from "./format-texts";
import { formatMarkdown } from "./html-fields";
import { normalizeRecord } from "./normalize";
import { parseList, parseRecord } from "./parse";

let mockFormat: string | undefined;
jest.mock("../runtime/env", () => ({
  env: () => ({ BACKEND_URL: "https://backend.test", TEXT_FORMAT: mockFormat }),
}));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn() } }));
afterEach(() => {
  mockFormat = undefined;
});

async function descriptionOf(description: unknown): Promise<string> {
  const record = parseRecord("vision", { data: { description } });
  if (record) await formatTexts("vision", [record]);
  return record?.description ?? "";
}

const shown = async (description: unknown) =>
  safeHtml(await descriptionOf(description))?.replaceAll(/\n+(?=<|$)|(?<=>)\n+/g, "");

describe("a text in Markdown", () => {
  const text =
    "Intro **bold** and _italic_\n\n## Heading\n\n- one\n- two\n    1. deep\n\n> quote\n\n```\na < b\n```";
  const formatted =
    "<p>Intro <strong>bold</strong> and <em>italic</em></p><h2>Heading</h2><ul><li>one</li><li>two<ol><li>deep</li></ol></li></ul><blockquote><p>quote</p></blockquote><pre><code>a &lt; b</code></pre>";

  beforeEach(() => {
    mockFormat = "markdown";
  });

  it("is formatted if the backend says so", async () => {
    expect(await shown(text)).toBe(formatted);
    expect(await shown("|a|b|\n|-|-|\n|1|2|")).toContain("<td>1</td>");
    expect(await shown("![A plant](/uploads/a.png) [us](/about)")).toMatch(
      /<img src="\/files\/uploads\/a.png".*alt="A plant".*<a href="\/about">us<\/a>/,
    );
    expect(plainText(await descriptionOf(text))).toMatch(/^Intro bold and italic Heading one/);
  });

  it.each([undefined, "html"])("is HTML where TEXT_FORMAT is %s", async (format) => {
    mockFormat = format;
    expect(await shown("Intro **bold**")).toBe("Intro **bold**");
  });

  it("may contain HTML, which is sanitized", async () => {
    const list = "<p>Plain <b>HTML</b></p><ul><li>one</li></ul>";
    expect(await shown(list)).toBe(list);
    expect(
      await shown("**a** <b onclick=alert(1)>b</b><script>alert(1)</script>\n\n[x](javascript:alert(1))"),
    ).toBe("<p><strong>a</strong> <b>b</b></p><p>[x](javascript:alert(1))</p>");
    expect(await shown('<a href="javascript:alert(1)">x</a>')).toBe("<p><a>x</a></p>");
  });

  it("is only in fields with formatting", async () => {
    const items = [{ id: 1, title: "**x**", summary: "- y", description: null }];
    const { records } = parseList("blog", { data: items });
    await formatTexts("blog", records);
    expect(records).toMatchObject([{ title: "**x**", summary: "- y", description: "" }]);
  });

  // Others than the chosen reader need half a minute for some of them, or exhaust the stack.
  it.each([">", "1. ", "[", "_a", "*a ", "`a``", "![", "<a ", "- ", "&", "|", "[a](", "~~a"])(
    "of many times %j ends",
    (piece) => {
      const record = { description: piece.repeat(100_000 / piece.length) };
      formatMarkdown(record, "description");
      expect(record.description.length).toBeGreaterThan(0);
    },
  );

  it("is cut off after many lines, which is logged", async () => {
    mockFormat = "markdown";
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join("\n");
    expect(await shown(lines(4_000))).toContain("line 3999</p>");
    expect(log.warn).not.toHaveBeenCalled();
    const cut = await shown(lines(4_001));
    expect([cut?.includes("line 3999"), cut?.includes("line 4000")]).toEqual([true, false]);
    const details = { call: "vision", id: undefined, field: "description", max: { lines: 4_000 } };
    expect(jest.mocked(log.warn).mock.calls).toEqual([[details, "backend text cut off"]]);
  });

  // A row has all columns of its table: these texts became 20 MB of HTML, in 7 s.
  it.each(["|a", "> |a", ">> |a", "- |a"])("has a limit of cells in the tables of %j", (start) => {
    const prefix = start.slice(0, -2).replace("-", " ");
    const row = `${prefix}|\n`.repeat(330);
    const table = `${start}${"|a".repeat(199)}\n${prefix}${"|-".repeat(200)}\n${row}\n`;
    const record = { description: table.repeat(30) };
    expect(formatMarkdown(record, "description")).toBe(true);
    expect(record.description.match(/<td>/g)?.length).toBeLessThan(4_000);
    const small = { description: table.replace(row, `${prefix}|x\n`) };
    expect(formatMarkdown(small, "description")).toBe(false);
    expect(small.description.match(/<td>/g)).toHaveLength(200);
  });

  it("leaves out what is inside of too many quotes, whose lines are read once for each", () => {
    const record = { description: `${">".repeat(90)}deep\n${"lazy\n".repeat(2_000)}\nlast` };
    formatMarkdown(record, "description");
    expect(record.description.match(/<blockquote>/g)).toHaveLength(40);
    expect(record.description).toMatch(/<p>last<\/p>\n$/);
  });
});

describe("blocks of Strapi", () => {
  const text = (value: string, marks = {}) => ({ type: "text", text: value, ...marks });
  const block = (type: string, children: object[], more = {}) => ({ type, children, ...more });
  const item = (value: string) => block("list-item", [text(value)]);

  it.each([
    [
      "a paragraph",
      block("paragraph", [text("a "), text("b & <c>", { bold: true })]),
      "<p>a <strong>b &amp; &lt;c&gt;</strong></p>",
    ],
    [
      "marks",
      block("paragraph", [
        text("a", { italic: true, underline: true }),
        text("b", { strikethrough: true }),
        text("c", { code: true, bold: true }),
      ]),
      "<p><em><u>a</u></em><s>b</s><strong><code>c</code></strong></p>",
    ],
    ["lines", block("paragraph", [text("a\nb")]), "<p>a<br />b</p>"],
    [
      "a link",
      block("paragraph", [block("link", [text("us", { bold: true })], { url: '/about?a=1&b="' })]),
      '<p><a href="/about?a=1&amp;b=&quot;"><strong>us</strong></a></p>',
    ],
    [
      "a link that is not safe",
      block("paragraph", [block("link", [text("x")], { url: "javascript:alert(1)" })]),
      "<p><a>x</a></p>",
    ],
    ["a heading", block("heading", [text("a")], { level: 2 }), "<h2>a</h2>"],
    ["a quote", block("quote", [text("a")]), "<blockquote>a</blockquote>"],
    [
      "code",
      block("code", [text("a <b>\nc")], { language: "html" }),
      "<pre><code>a &lt;b&gt;\nc</code></pre>",
    ],
    ["a list", block("list", [item("a"), item("b")], { format: "ordered" }), "<ol><li>a</li><li>b</li></ol>"],
    [
      "lists in a list",
      block(
        "list",
        [
          item("a"),
          block("list", [item("b"), block("list", [item("c")], { format: "unordered" })], {
            format: "ordered",
          }),
          item("d"),
        ],
        { format: "unordered" },
      ),
      "<ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li><li>d</li></ul>",
    ],
    ["another type", block("callout", [block("paragraph", [text("a")])]), "<p>a</p>"],
  ])("are %s", (_, blocks, html) => {
    const description = parseRecord("vision", { data: { description: [blocks] } })?.description ?? "";
    expect(safeHtml(description)).toBe(html);
  });

  it("are an image with its caption", async () => {
    const image = {
      url: "/uploads/a.png",
      alternativeText: "A",
      caption: " B & C ",
      width: 600,
      height: 400,
    };
    const html = await shown([block("image", [text("")], { image })]);
    expect(html).toMatch(
      /^<figure><img src="\/files\/uploads\/a\.png".* alt="A" width="600" height="400".*\/><figcaption>B &amp; C<\/figcaption><\/figure>$/,
    );
    expect(await shown([block("image", [], { image: null }), block("paragraph", [text("a")])])).toBe(
      "<p>a</p>",
    );
  });

  it("are nothing where there are none", async () => {
    expect(await shown([])).toBeUndefined();
    expect(normalizeRecord(calls.vision.schema, { description: [] })).toEqual({ description: "" });
  });

  it("are formatted whatever TEXT_FORMAT is, and named", async () => {
    mockFormat = "markdown";
    const code = block("code", [text("a\n\n**b**")]);
    expect(await shown([block("paragraph", [text("**a**")]), code])).toBe(
      "<p>**a**</p><pre><code>a\n\n**b**</code></pre>",
    );
    const found = new Set<string>();
    normalizeRecord(calls.story.schema, { description: "a", commitment: [block("quote", [])] }, found);
    expect([...found]).toEqual(["blocks of Strapi in commitment"]);
  });

  it.each([[["blocks"]], [[{ type: "paragraph", data: { text: "a" } }]], [{ time: 1, blocks: [] }]])(
    "are not %j",
    (description) => {
      expect(normalizeRecord(calls.vision.schema, { description })).toEqual({ description });
    },
  );
});
