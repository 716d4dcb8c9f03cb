import { htmlExcerpt } from "./excerpt";
import { plainText } from "./plain-text";
import { safeHtml } from "./sanitize";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test/cms" }) }));

const ui = '<span class="ql-ui" contenteditable="false"></span>';

describe("lists keep their marks", () => {
  it.each([
    [
      '<ol><li data-list="bullet">one</li><li data-list="bullet">two</li></ol>',
      "<ul><li>one</li><li>two</li></ul>",
    ],
    [
      `<ol><li data-list="ordered">${ui}one</li><li data-list="ordered" class="ql-indent-1">${ui}deep</li><li data-list="bullet" class="ql-indent-2">${ui}deeper</li><li data-list="ordered">${ui}two</li><li data-list="bullet">${ui}other</li></ol>`,
      '<ol><li>one<ol type="a"><li>deep<ul><li>deeper</li></ul></li></ol></li><li>two</li></ol><ul><li>other</li></ul>',
    ],
    [
      '<ul><li>one</li><li class="ql-indent-1">deep</li><li>two</li></ul>',
      "<ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul>",
    ],
    ['<ol start="4"><li class="ql-indent-2">deep</li></ol>', '<ol type="i" start="4"><li>deep</li></ol>'],
    [
      '<ol><li data-list="checked">done</li><li data-list="unchecked">open</li></ol>',
      "<ul><li>☑ done</li><li>☐ open</li></ul>",
    ],
    ['<ol style="list-style-type:lower-latin"><li>first</li></ol>', '<ol type="a"><li>first</li></ol>'],
    [
      '<ol start="3" style="list-style:inside upper-roman"><li>a</li></ol>',
      '<ol start="3" type="I"><li>a</li></ol>',
    ],
    ['<ol type="a" style="list-style-type: decimal"><li>a</li></ol>', "<ol><li>a</li></ol>"],
    [
      '<ol style="margin:0"><li style="list-style-type:upper-alpha" aria-level="2">a</li><li>b</li></ol>',
      '<ol type="A"><li>a</li><li>b</li></ol>',
    ],
    ['<ol style="list-style-type:disc"><li>a</li></ol>', "<ul><li>a</li></ul>"],
    ['<ul style="list-style-type:lower-roman"><li>a</li></ul>', '<ol type="i"><li>a</li></ol>'],
    ['<ul style="list-style-type:none"><li>a</li></ul>', "<ul><li>a</li></ul>"],
    ['<ol><li value="5">five</li></ol>', '<ol><li value="5">five</li></ol>'],
    ['<ol><li value="5x">a</li></ol>', "<ol><li>a</li></ol>"],
  ])("%s", (html, expected) => {
    expect(safeHtml(html)).toBe(expected);
  });
});

describe("cells with numbers stay aligned right", () => {
  const right = '<td class="align-right">5</td>';

  it.each([
    ['<tr><td style="text-align: right;">5</td></tr>', right],
    ['<tr><td style="TEXT-ALIGN:END !important">5</td></tr>', right],
    ["<tr><td align=Right>5</td></tr>", right],
    ['<tr><td class="has-text-align-right">5</td></tr>', right],
    ['<tr><td class="ql-align-right x">5</td></tr>', right],
    ["<tr><td><p align=right style='text-align:right'>5</p></td></tr>", right.replace("5", "<p>5</p>")],
    ['<tr style="text-align:right"><td>5</td><td align=left>a</td></tr>', `${right}<td>a</td>`],
    ["<tbody align=right><tr><td>5</td></tr></tbody>", right],
    [
      '<tr><th scope="col" style="text-align:right">5</th></tr>',
      '<th scope="col" class="align-right">5</th>',
    ],
    ['<tr><td class="section" style="text-align:center">5</td></tr>', "<td>5</td>"],
    ["<tr><td><p align=right>5</p><p>a</p></td></tr>", "<td><p>5</p><p>a</p></td>"],
  ])("%s", (rows, cells) => {
    const html = safeHtml(`<table>${rows}</table>`) ?? "";
    expect(html.replaceAll(/<\/?(?:table|tbody|tr)>/g, "")).toBe(cells);
  });

  it("but not for a table beside the text", () => {
    expect(safeHtml("<table align=right><tr><td>5</td></tr></table>")).not.toContain("class");
  });
});

describe("questions stay questions", () => {
  const question = "<details><summary>How long?</summary><p>Ten days.</p></details>";

  it.each([
    [question],
    [question.replace("<details>", "<details class=x name=y ontoggle='alert(1)'>"), question],
    [question.replace("<details>", '<details open="open">')],
    ["<details><p>Ten days.</p><summary>How long?</summary></details>", question],
    ["<details><summary> </summary><p>Ten days.</p></details>", "<div><p>Ten days.</p></div>"],
    ["<details><p>Ten days.</p></details>", "<div><p>Ten days.</p></div>"],
    ["<summary>How long?</summary>", "<div>How long?</div>"],
    [
      "<details><summary>How long?</summary><summary>Or short?</summary></details>",
      "<details><summary>How long?</summary><div>Or short?</div></details>",
    ],
  ])("%s", (html, expected = html) => {
    expect(safeHtml(html)).toBe(expected);
  });

  it("with words apart in text and excerpt", () => {
    expect(plainText(question)).toBe("How long? Ten days.");
    expect(htmlExcerpt(question, 100)).toBe("How long? Ten days.");
  });
});

describe("empty paragraphs are one gap", () => {
  it.each([
    ["<p>A</p><p>&nbsp;</p><p><br></p><p>&nbsp;</p><p>B</p>"],
    ["<p>A</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><div><br></div><h2><b>&#8203;</b></h2><p>B</p>"],
    ["<p>A</p><br><br>&nbsp;<br><p>B</p>"],
    ["<p>A<br><br></p><p><br>B</p>"],
    ["<p>A</p><p><span style='display:none'>x</span></p><p>B</p>"],
    ["<p>A</p><p>a<br><br><br>&nbsp;<br>b</p>", "<p>A</p><p>a<br /><br />\u00a0b</p>"],
    ["<p>A</p>\n<p>B</p>\n", "<p>A</p>\n<p>B</p>"],
    ["<p>A <b>x<br></b>y&nbsp;</p>", "<p>A <b>x<br /></b>y\u00a0</p>"],
    ["<p>A</p><p id=x></p><p><a name=y></a></p><p>B</p>", "<p>A</p><p></p><p><a></a></p><p>B</p>"],
    ["<p>A</p><p><img src=a.gif width=9></p>", /<p>A<\/p><p><img /],
    ["<pre>a<br><br><br>b</pre>", "<pre>a<br /><br /><br />b</pre>"],
    ["<pre><code>a<br><br><br>b<br></code></pre>", "<pre><code>a<br /><br /><br />b<br /></code></pre>"],
  ] as [string, (string | RegExp)?][])("%s", (html, expected = "<p>A</p><p>B</p>") => {
    if (typeof expected === "string") expect(safeHtml(html)).toBe(expected);
    else expect(safeHtml(html)).toMatch(expected);
  });
});
