import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { joinRows } from "../content/translation-words.ts";
import { fitInto, splitByFrame, splitSegments } from "../server/translation/segments.ts";
import { translateTexts } from "../server/translation/translate-texts.ts";

const content = resolve(import.meta.dirname, "../../backend/content");
const linesOf = (html: string) => splitSegments(html).segments.map(({ html: line }) => line);

test("a text is split into its lines, with the marks in them", () => {
  const html =
    '<h2>Air</h2>\n<p>About <strong>CO<sub>2</sub></strong> &amp; <a href="/contact">us</a></p><ul><li>One<ul><li>Two</li></ul></li></ul>' +
    '<figure><img src="/a.webp" alt="A pump"><figcaption>Model</figcaption></figure><table><caption>Data</caption><tbody><tr><th>t/d</th><td>5</td></tr></tbody></table><hr>';
  assert.deepEqual(linesOf(html), [
    "Air",
    'About <strong>CO<sub>2</sub></strong> &amp; <a href="/contact">us</a>',
    "One",
    "Two",
    "A pump",
    "Model",
    "Data",
    "t/d",
    "5",
  ]);
});

test("a line loses what a translator cannot have meant", () => {
  assert.deepEqual(
    linesOf('<p><b onclick="x()">A</b> <a href="javascript:x()">B</a><script>x()</script></p>'),
    ["<strong>A</strong> <a>B</a>"],
  );
});

test("lines go back into what was around them, also empty ones", () => {
  const { frame } = splitSegments("<p>A</p><p>B</p>\n<p>C</p>");
  for (const rows of [
    ["क", "ख", "ग"],
    ["", "ख", ""],
    ["", "", ""],
  ])
    assert.deepEqual(splitByFrame(frame, joinRows(frame, rows)), rows);
  assert.equal(splitByFrame(frame, "<p>क</p><p>ख</p>"), undefined);
  assert.equal(splitByFrame(frame, "<h2>क</h2><p>ख</p>\n<p>ग</p>"), undefined);
});

const field = (source: string) => ({
  path: "description",
  place: ["description"],
  group: "Text",
  name: "Text",
  isRich: true,
  maxLength: undefined,
  source,
});
const translated = (source: string, now: string, text: string) => {
  const [result] = translateTexts([field(now)], [{ path: "description", source, text }]);
  return {
    shown: result?.shown,
    isOutdated: result?.isOutdated,
    rows: result?.rows.map(({ text: row }) => row),
  };
};

test("a changed line is outdated and still shown; numbers are those of the English", () => {
  const source = "<p>One line</p><table><tr><td>5</td><td>Air</td></tr></table>";
  const text = "<p>एक</p><table><tr><td>5</td><td>हवा</td></tr></table>";
  assert.deepEqual(translated(source, source.replace("5", "7"), text), {
    shown: text.replace("5", "7"),
    isOutdated: false,
    rows: ["एक", "", "हवा"],
  });
  assert.deepEqual(translated(source, source.replace("One line", "A line"), text), {
    shown: text,
    isOutdated: true,
    rows: ["एक", "", "हवा"],
  });
});

test("lines that move keep their translations, and a new line keeps the last text on the site", () => {
  const source = "<p>One</p><p>Two</p><p>Three</p>";
  const text = "<p>एक</p><p>दो</p><p>तीन</p>";
  assert.deepEqual(translated(source, "<p>Three</p><p>One</p><p>Two</p>", text), {
    shown: "<p>तीन</p><p>एक</p><p>दो</p>",
    isOutdated: false,
    rows: ["तीन", "एक", "दो"],
  });
  assert.deepEqual(translated(source, "<p>One</p><p>Entirely different</p><p>Two</p><p>Three</p>", text), {
    shown: text,
    isOutdated: true,
    rows: ["एक", "", "दो", "तीन"],
  });
});

test("a line without a translation keeps the whole text in English", () => {
  const source = "<p>One</p><p>Two</p>";
  assert.deepEqual(translated(source, source, "<p>एक</p><p></p>"), {
    shown: undefined,
    isOutdated: false,
    rows: ["एक", ""],
  });
});

test("a text with other lines than the English is shown as it is, and marked when the English changes", () => {
  const source = "<p>One</p><p>Two</p>";
  const text = "<p>एक दो</p>";
  const rows = ["", ""];
  assert.equal(fitInto(source, text), undefined);
  assert.deepEqual(translated(source, source, text), { shown: text, isOutdated: false, rows });
  assert.deepEqual(translated(source, "<p>One</p><p>Three</p>", text), {
    shown: text,
    isOutdated: true,
    rows,
  });
});

test("words of a list follow their row, and those of a row that is gone are not shown in another", () => {
  const label = (id: string, index: number, source: string) => ({
    path: `specs.${id}.label`,
    place: ["specs", index, "label"],
    group: "Technical data",
    name: "Label",
    isRich: false,
    maxLength: undefined,
    source,
  });
  const words = [
    { path: "specs.a1.label", source: "Nitrogen", text: "नाइट्रोजन" },
    { path: "specs.b2.label", source: "Oxygen", text: "ऑक्सीजन" },
  ];
  const shown = (...labels: ReturnType<typeof label>[]) =>
    translateTexts(labels, words).map((text) => [text.shown, text.isOutdated]);
  assert.deepEqual(
    shown(label("b2", 0, "Oxygen"), label("c3", 1, "Argon"), label("a1", 2, "Pure nitrogen")),
    [
      ["ऑक्सीजन", false],
      [undefined, true],
      ["नाइट्रोजन", true],
    ],
  );
  // Rows that were made anew.
  assert.deepEqual(shown(label("d4", 0, "Oxygen"), label("e5", 1, "Argon"), label("f6", 2, "Nitrogen")), [
    ["ऑक्सीजन", false],
    [undefined, true],
    ["नाइट्रोजन", false],
  ]);
});

test("all texts of the sample content have the lines of the English, in Hindi", () => {
  const read = (path: string) => JSON.parse(readFileSync(join(content, `${path}.json`), "utf8"));
  const others: string[] = [];
  for (const kind of [
    "services",
    "expertise",
    "products",
    "references",
    "values",
    "leadership",
    "timeline",
  ]) {
    const hindi = read(`hi/${kind}`);
    for (const { id, description } of read(kind))
      if (hindi[id]?.description && fitInto(description, hindi[id].description) === undefined)
        others.push(`${kind} ${id}`);
  }
  assert.deepEqual(others, []);
});
