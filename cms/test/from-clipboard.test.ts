import assert from "node:assert/strict";
import { test } from "node:test";
import { fromClipboard } from "../server/rich-text/from-clipboard.ts";
import { stateOf } from "../server/rich-text/nodes.ts";
import { toHtml } from "../server/rich-text/to-html.ts";

const pasted = (html: string) =>
  toHtml(stateOf(fromClipboard(html).nodes as never), { file: () => undefined });
const leftOut = (html: string) => fromClipboard(html).leftOut;

const excel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {color:red;} --></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment--><col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='height:15.0pt'>Plant</td><td class=xl65>Nm<sup>3</sup>/h</td><td>&nbsp;</td></tr>
 <tr height=20><td height=20>VN-100</td><td align=right x:num="1500">1,500</td><td>99.9&nbsp;%<br>
  at 20 °C</td></tr>
 <tr><td colspan=2>Both</td><td></td></tr>
 <tr><td></td><td>&nbsp;</td><td></td></tr>
<!--EndFragment--></table></body></html>`;

const item = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
const word = `<html><head><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><style>p.MsoNormal{}</style></head><body lang=EN-IN><!--StartFragment-->
<h1>Oxygen<o:p></o:p></h1><p class=MsoNormal>From <b>air</b>, see <a href="www.example.com/a">there</a> and <a href="#_Toc1">here</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><h2>Parts</h2>${item("·", "Cold box")}${item("o", "Inner part", 2)}${item("·", "Pump")}
<table class=MsoTableGrid border=1><thead><tr><td width=100 valign=top><p class=MsoNormal><b>Year</b><o:p></o:p></p></td><td><p class=MsoNormal>t/d</p></td></tr></thead>
<tr><td><p class=MsoNormal>2025</p></td><td><p class=MsoNormal>40</p><p class=MsoNormal>planned</p></td></tr></table>
<h5>Small</h5><!--EndFragment--></body></html>`;

const cases: [name: string, html: string, expected: string][] = [
  [
    "a table of Excel",
    excel,
    '<table><thead><tr><th>Plant</th><th>Nm<sup>3</sup>/h</th><th></th></tr></thead><tbody><tr><td>VN-100</td><td>1,500</td><td>99.9\u00a0%<br>at 20 °C</td></tr><tr><td colspan="2">Both</td><td></td></tr></tbody></table>',
  ],
  [
    "a text of Word",
    word,
    '<h2>Oxygen</h2>\n<p>From <strong>air</strong>, see <a href="https://www.example.com/a">there</a> and here.</p>\n<h2>Parts</h2>\n<ul><li>Cold box<ul><li>Inner part</li></ul></li><li>Pump</li></ul>\n<table><thead><tr><th><strong>Year</strong></th><th>t/d</th></tr></thead><tbody><tr><td>2025</td><td>40<br>planned</td></tr></tbody></table>\n<h4>Small</h4>',
  ],
  [
    "a text of Google Docs",
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>One</span></p></li><ul><li><p>Inner</p></li></ul><li><p>Two</p></li></ul></b>',
    "<p>Plain <strong>bold</strong></p>\n<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>",
  ],
  ["a single cell", "<table><tr><td class=xl65>1,500</td></tr></table>", "<p>1,500</p>"],
  [
    "a single row",
    "<table><tr><td>1</td><td>2</td></tr></table>",
    "<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
  ],
  [
    "a table with headers of its own",
    "<table><caption>By year</caption><tr><th>Year</th><th>t</th></tr><tr><th>2025</th><td>4</td></tr></table>",
    "<table><caption>By year</caption><thead><tr><th>Year</th><th>t</th></tr></thead><tbody><tr><th>2025</th><td>4</td></tr></tbody></table>",
  ],
  [
    "a word of a web page",
    "<html><body><!--StartFragment--><span style='color:red'>word</span><!--EndFragment--></body></html>",
    "<p>word</p>",
  ],
  [
    "blocks of a web page",
    "<div><section><h3>A</h3>loose <i>text</i><div>b</div></section><hr><blockquote><p>Said</p></blockquote></div>",
    "<h3>A</h3>\n<p>loose <em>text</em></p>\n<p>b</p>\n<hr>\n<blockquote><p>Said</p></blockquote>",
  ],
  [
    "the address of a video alone in a line",
    "<p>https://youtu.be/dQw4w9WgXcQ</p><p>After</p>",
    "<p>https://youtu.be/dQw4w9WgXcQ</p>\n<p>After</p>",
  ],
  [
    "the code that embeds a video",
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    "<p>https://www.youtube.com/embed/dQw4w9WgXcQ</p>",
  ],
  [
    "a link to the author's computer",
    '<p><a href="file:///C:/Users/a.docx">a</a> <a href="javascript:b()">b</a></p>',
    "<p>a b</p>",
  ],
  ["nothing to read", "<p><o:p>&nbsp;</o:p></p><script>a()</script>", ""],
];
for (const [name, html, expected] of cases)
  test(`pasting ${name}`, () => assert.equal(pasted(html), expected));

const note = "Ask the board first";
const wordComment = `<a style='mso-comment-reference:R_1;mso-comment-date:20260101T1000'>Price</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" href="#_msocom_1" name="_msoanchor_1">[R1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>`;
const wordComments = `<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span style='mso-comment-author:R'><a name="_msocom_1"></a></span><p class=MsoCommentText><span style='mso-element:field-begin'></span>${note}<img src="file:///C:/clip.png"><o:p></o:p></p></div></div></div>`;
const unseen: [name: string, html: string][] = [
  ["comments of Word", `<p class=MsoNormal>${wordComment} on request<o:p></o:p></p>${wordComments}`],
  [
    "deletions of Word",
    `<p class=MsoNormal>Price <s><span class=msoDel><del cite="mailto:R" datetime="2026-01-01T10:00">${note}</del></span></s><del cite="mailto:R" datetime="2026-01-01T10:00">${note}<object></object></del><ins cite="mailto:R" datetime="2026-01-01T10:00">on request</ins></p>`,
  ],
  [
    "hidden text of Word",
    `<p class=MsoNormal>Price <span style='display:none;mso-hide:all'>${note}<o:p></o:p></span>on request</p><p style='mso-hide:all'>${note}</p><table style='display:none'><tr><td>${note}</td></tr></table>`,
  ],
  [
    "comments of Google Docs",
    `<p>Price on request<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>${note}</span></p></div>`,
  ],
];
for (const [name, html] of unseen)
  test(`pasting leaves ${name} behind, of which no notice tells`, () => {
    assert.equal(pasted(html), "<p>Price on request</p>");
    assert.deepEqual(leftOut(html), []);
  });

test("a notice says what is left out", () => {
  assert.deepEqual(leftOut(word), []);
  const picture = '<img width=10 src="file:///C:/clip_image001.png">';
  assert.deepEqual(leftOut(`<p>a${picture}</p>`), ["1 picture"]);
  assert.deepEqual(
    leftOut(
      `${picture}<img src="data:image/png;base64,AA==">b<!--[if gte vml 1]><object></object><![endif]-->`,
    ),
    ["2 pictures"],
  );
  assert.deepEqual(leftOut('<iframe src="https://maps.example"></iframe><video src=a></video><svg></svg>'), [
    "3 embedded objects",
  ]);
  assert.deepEqual(
    leftOut('<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe><img alt="😀" src="https://a.test/b.png">'),
    [],
  );
});

test("what is pasted twice has different ids", () => {
  const ids = (html: string) => JSON.stringify(fromClipboard(html).nodes).match(/"id":"[^"]*"/g) ?? [];
  const html = `${excel}<p><a href="https://a.test">a</a></p>`;
  const all = [...ids(html), ...ids(html)];
  assert.equal(all.length, 4);
  assert.equal(new Set(all).size, 4);
});

test("in a table, a table is its rows, and everything else is lines", () => {
  const texts = (html: string) =>
    fromClipboard(html, { inTable: true }).nodes.map((node) => {
      const { type } = node as { type: string };
      return `${type} ${JSON.stringify(node).match(/(?<="text":")[^"]*/g)}`;
    });
  assert.deepEqual(texts(excel), ["table Plant,Nm,3,/h,VN-100,1,500,99.9\u00a0%,at 20 °C,Both"]);
  assert.deepEqual(texts("<h2>A</h2><ul><li>B<ul><li>C</li></ul></li></ul><hr><blockquote>D</blockquote>"), [
    "paragraph A",
    "paragraph B",
    "paragraph C",
    "paragraph D",
  ]);
});
