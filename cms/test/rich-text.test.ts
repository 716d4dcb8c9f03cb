import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { fromHtml } from "../server/rich-text/from-html.ts";
import type { EditorState } from "../server/rich-text/nodes.ts";
import { toHtml } from "../server/rich-text/to-html.ts";
import { comparable } from "./comparable.ts";

const content = resolve(import.meta.dirname, "../../backend/content");
const paths: string[] = [];
const fileId = (path: string) => (paths.includes(path) ? paths.indexOf(path) : paths.push(path) - 1) + 1;
const filePath = (id: unknown) => paths[Number(id) - 1];
/** Of the pictures of the sample content. */
const size = (path: string) =>
  path.startsWith("/media/pictures/") ? { width: 1440, height: 1080 } : undefined;
const there = (html: string) => fromHtml(html, { file: fileId, size });
const back = (html: string) => toHtml(there(html), { file: filePath, size });
const types = ({ root }: EditorState) =>
  root.children?.map((node) => (node.fields as { blockType?: string } | undefined)?.blockType ?? node.type);

function sampleTexts() {
  return readdirSync(content)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      const data = JSON.parse(readFileSync(join(content, name), "utf8"));
      const records = (Array.isArray(data) ? data : [data]) as Record<string, unknown>[];
      return records.flatMap((record) =>
        ["description", "commitment"].flatMap((field) => {
          const html = record[field];
          return typeof html === "string" && html.startsWith("<")
            ? { name: `${name} ${record.id} ${field}`, html }
            : [];
        }),
      );
    });
}

test("every text of the sample content comes back as it was", () => {
  const texts = sampleTexts();
  assert.ok(texts.length > 200);
  for (const { name, html } of texts) assert.equal(comparable(back(html)), comparable(html), name);
});

test("nearly all of the sample content can be edited without HTML", () => {
  const blocks = sampleTexts().flatMap(({ html }) => types(there(html)) ?? []);
  assert.ok(blocks.length > 500);
  assert.equal(blocks.filter((type) => type === "html").length, 2);
});

const supported: [type: string, html: string][] = [
  [
    "paragraph",
    "<p>H<sub>2</sub>O and m<sup>3</sup>, <strong>bold <em>both</em></strong><br>next &amp; last</p>",
  ],
  ["paragraph", '<p>See <a href="/contact?a=1&amp;b=2">the form</a>.</p>'],
  ["heading", "<h3>Nm<sup>3</sup>/h</h3>"],
  ["quote", "<blockquote><p>It is unfinished.</p></blockquote>"],
  ["list", "<ul><li>One</li><li>Two<ol><li>Inner</li></ol></li></ul>"],
  ["list", '<ol start="3"><li>Three</li></ol>'],
  ["horizontalrule", "<hr>"],
  [
    "table",
    '<table class="chart-bars"><caption>CO<sub>2</sub> by year</caption><thead><tr><th>Year</th><th>t</th></tr></thead><tbody><tr><th>2025</th><td colspan="2">4</td></tr></tbody></table>',
  ],
  [
    "figure",
    '<figure><img src="/media/a.webp" alt="A &quot;b&quot;"><figcaption>Nm<sup>3</sup></figcaption></figure>',
  ],
];
for (const [type, html] of supported)
  test(`${type}: ${html.slice(0, 60)}`, () => {
    assert.deepEqual(types(there(html)), [type]);
    assert.equal(back(html), html);
  });

const unsupported = [
  '<p lang="hi">वायु</p>',
  '<h2 id="habits">Habits</h2>',
  "<dl><dt>a</dt><dd>b</dd></dl>",
  '<table class="wide"><tr><td>1</td></tr></table>',
  "<blockquote><p>One</p><p>Two</p></blockquote>",
  "plain text",
];
for (const html of unsupported)
  test(`kept as HTML: ${html}`, () => {
    assert.deepEqual(types(there(html)), ["html"]);
    assert.equal(back(html), html);
  });

test("other names of an element become one", () => {
  assert.equal(back("<p><b>a</b><i>b</i></p>"), "<p><strong>a</strong><em>b</em></p>");
});

const files: Record<number, { path: string; width: number; height: number }> = {
  1: { path: "/media/a.webp", width: 1200, height: 800 },
  2: { path: "/media/guide.pdf", width: 0, height: 0 },
};
const product = { relationTo: "products", value: 7 };
const references = {
  file: (id: unknown) => files[Number(id)]?.path,
  size: (path: string) => Object.values(files).find((file) => file.path === path),
  href: (kind: string, id: unknown) =>
    `${kind} ${id}` === "products 7" ? "/product/details/7/a-plant" : undefined,
};
const targets = {
  ...references,
  file: (path: string) => Number(Object.entries(files).find(([, file]) => file.path === path)?.[0]),
  linked: (href: string) =>
    ({ "/product/details/7/a-plant": product, "/media/guide.pdf": { relationTo: "media", value: 2 } })[href],
};

test("a picture of the CMS has its width and height, written or not", () => {
  const withSize = '<figure><img src="/media/a.webp" alt="A" width="1200" height="800"></figure>';
  for (const html of [
    withSize,
    '<figure><img src="/media/a.webp" alt="A"></figure>',
    '<figure><img height="800" width="1200" src="/media/a.webp" alt="A"></figure>',
  ]) {
    const state = fromHtml(html, targets);
    assert.deepEqual(types(state), ["figure"], html);
    assert.equal(toHtml(state, references), withSize);
  }
  const small = '<figure><img src="/media/a.webp" alt="A" width="24" height="16"></figure>';
  assert.deepEqual(types(fromHtml(small, targets)), ["html"]);
  assert.equal(toHtml(fromHtml(small, targets), references), small);
});

test("links to records and files follow them, and others stay as they are", () => {
  const list = '<ul><li><a href="/product/details/7/a-plant">A</a></li></ul>';
  const html = [
    '<p><a href="/product/details/7/a-plant"><strong>A</strong> plant</a>, <a href="/media/guide.pdf">guide</a></p>',
    '<p><a href="/product/details/7/old">A</a> <a href="https://a.test/">B</a> <a href="/contact">C</a></p>',
    list,
    `<table><caption><a href="/media/guide.pdf">G</a></caption><tbody><tr><td><a href="/media/guide.pdf">G</a></td></tr></tbody></table>`,
  ].join("\n");
  const state = fromHtml(html, targets);
  assert.equal(JSON.stringify(state).match(/"linkType":"internal"/g)?.length, 5);
  assert.equal(toHtml(state, references), html);
  const renamed = { ...references, href: () => "/product/details/7/renamed" };
  assert.equal(toHtml(fromHtml(list, targets), renamed), list.replace("a-plant", "renamed"));
  const unpublished = { ...references, href: () => undefined };
  assert.equal(toHtml(fromHtml(list, targets), unpublished), "<ul><li>A</li></ul>");
});
