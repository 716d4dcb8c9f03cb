import { maxOutput } from "./allowed";
import { htmlExcerpt } from "./excerpt";
import { plainText } from "./plain-text";
import { safeHtml } from "./sanitize";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test/cms" }) }));

const styled = (style: string, text = "x") => `<p><span style="${style}">${text}</span></p>`;

describe("text of Google Docs", () => {
  it("is bold only where the style says so", () => {
    const html =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>Plain</p><p><span style="font-weight:700">Bold</span></p></b>';
    expect(safeHtml(html)).toBe("<p>Plain</p><p><strong>Bold</strong></p>");
    expect(plainText(html)).toBe("Plain Bold");
  });

  it.each([
    ["font-weight: bold", "<strong>x</strong>"],
    ["FONT-WEIGHT:600 !important", "<strong>x</strong>"],
    ["font-weight:400;font-style:normal;text-decoration:none", "x"],
    ["font-style:italic", "<em>x</em>"],
    ["color:red;font-weight:700;font-style:italic", "<strong><em>x</em></strong>"],
    ["text-decoration:underline", "<u>x</u>"],
    ["text-decoration-line: line-through", "<s>x</s>"],
    ["font-size:0.6em;vertical-align:super", "<sup>x</sup>"],
    ["vertical-align:sub", "<sub>x</sub>"],
    ["mso-bidi-font-weight:bold", "x"],
    ["font-weight", "x"],
  ])("in the style %s", (style, expected) => {
    expect(safeHtml(styled(style))).toBe(`<p>${expected}</p>`);
  });

  it.each([
    ["<p><strong style=font-weight:400>x</strong></p>", "<p>x</p>"],
    ["<p><em style='font-style:normal;font-weight:bold'>x</em></p>", "<p><strong>x</strong></p>"],
    ["<p><b style='mso-bidi-font-weight:normal'>x</b></p>", "<p><b>x</b></p>"],
    ["<span style=font-weight:700><div><p>x</p></div></span>", "<div><p>x</p></div>"],
    [
      "<a href=/contact><span style='text-decoration:underline;font-weight:bold'>x</span></a>",
      '<a href="/contact"><strong>x</strong></a>',
    ],
  ])("%s", (html, expected) => {
    expect(safeHtml(html)).toBe(expected);
  });

  it("keeps raised digits in plain text", () => {
    expect(plainText('Nm<span style="vertical-align:super">3</span>/h')).toBe("Nm³/h");
  });
});

describe("settings of Word", () => {
  const sentence = "<p>The cold box cools the air.</p>";

  it.each([
    "<xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom><w:LidThemeOther>EN-IN</w:LidThemeOther></w:WordDocument></xml>",
    "<w:WordDocument><w:View>Normal</w:View><w:DontX/><w:Zoom>0</w:Zoom></w:WordDocument>",
    "<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->",
    "<![if gte mso 9]><xml><x:Name>Sheet1</x:Name><name>y</name></xml><![endif]>",
    '<?xml:namespace prefix = o ns = "urn:schemas-microsoft-com:office:office" />',
    "<o:p>&nbsp;</o:p>",
  ])("are not shown: %s", (settings) => {
    for (const html of [settings + sentence, `<div>${settings}</div>${sentence}`]) {
      expect(safeHtml(html)?.replace("<div></div>", "")).toBe(sentence);
      expect(plainText(html)).toBe("The cold box cools the air.");
      expect(htmlExcerpt(html, 100)).toBe("The cold box cools the air.");
    }
  });

  it.each([
    ["<w:Sdt ID=1>One <w:sdtPr>x</w:sdtPr><p>two</p></w:Sdt>", "One two"],
    ["<p><o:p>one</o:p> <st1:place>two</st1:place></p>", "one two"],
    ["<p>one <w:x/>two</p>", "one two"],
    ["<xml><p>one</p>two", "one two"],
  ])("take no words with them: %s", (html, text) => {
    expect(plainText(html)).toBe(text);
    expect(safeHtml(html)).toMatch(/one.*two/i);
  });
});

/** A paragraph as Word writes an item of a list. */
function item(text: string, marker: string, list = "l0 level1 lfo1", name = "MsoListParagraph"): string {
  return `<p class=${name} style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
}

describe("lists of Word", () => {
  it("are lists in page and text", () => {
    const one = (text: string) =>
      `<p class=MsoListParagraph><![if !supportLists]><span style="mso-list:Ignore">·&nbsp;</span><![endif]>${text}</p>`;
    const html = `<p>Before</p>\n${one("First item")}\n${one("Second <b>item</b>")}\n<p>After</p>`;
    expect(safeHtml(html)).toBe(
      "<p>Before</p>\n<ul><li>First item</li><li>Second <b>item</b></li></ul><p>After</p>",
    );
    expect(plainText(html)).toBe("Before First item Second item After");
    expect(htmlExcerpt(`<p>It has:</p>${one("a pump")}<p>It lasts.</p>`, 60)).toBe("It lasts.");
  });

  it.each([
    ["·", "<ul>"],
    ["§", "<ul>"],
    ["o", "<ul>"],
    ["-", "<ul>"],
    ["1.", "<ol>"],
    ["(1)", "<ol>"],
    ["4)", '<ol start="4">'],
    ["2.3.", '<ol start="3">'],
    ["a)", '<ol type="a">'],
    ["C.", '<ol type="A" start="3">'],
    ["i.", '<ol type="i">'],
    ["iii)", '<ol type="i" start="3">'],
    ["IV.", '<ol type="I" start="4">'],
    ["(ix)", '<ol type="i" start="9">'],
    ["v.", '<ol type="i" start="5">'],
    ["X)", '<ol type="I" start="10">'],
    ["xxxviii.", '<ol type="i" start="38">'],
    ["xl.", '<ol type="i" start="40">'],
    ["XCIV.", '<ol type="I" start="94">'],
    ["c)", '<ol type="a" start="3">'],
    ["D.", '<ol type="A" start="4">'],
    ["aa.", '<ol type="a" start="27">'],
    ["vv)", '<ol type="a" start="594">'],
  ])("with the marker %s begin with %s", (marker, tag) => {
    const close = tag.replace(/^<(\w+).*/, "</$1>");
    const html =
      item("a", marker, undefined, "MsoListParagraphCxSpFirst") +
      item("b", marker, undefined, '"MsoListParagraphCxSpLast"');
    expect(safeHtml(html)).toBe(`${tag}<li>a</li><li>b</li>${close}`);
  });

  it("nest by their levels, and end where another begins", () => {
    const html =
      item("a", "1.") +
      item("b", "o", "l0 level2 lfo1") +
      item("c", "§", "l0 level3 lfo1") +
      item("d", "2.") +
      item("e", "1.", "l1 level1 lfo2") +
      item("f", "·", "l1 level1 lfo2") +
      item("g", "·", "l1 level1 lfo2");
    expect(safeHtml(html)).toBe(
      "<ol><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ol><ol><li>e</li></ol><ul><li>f</li><li>g</li></ul>",
    );
  });

  it("are not made of other paragraphs", () => {
    expect(safeHtml("<p class=MsoListParagraph>a</p><h2>1. b</h2>")).toBe("<p>a</p><h2>1. b</h2>");
  });
});

describe("emoji as images", () => {
  it.each([
    '<img class="emoji" alt="😀" src="https://s.w.org/images/core/emoji/15/svg/1f600.svg">',
    '<img draggable="false" class="wp-smiley x" alt="😀" src="/wp-includes/images/smile.png">',
    '<img alt="😀" src="//static.test/emoji.php/v9/1f600.png">',
  ])("become text: %s", (image) => {
    expect(safeHtml(`<p>Done ${image}.</p>`)).toBe("<p>Done 😀.</p>");
    expect(plainText(`<p>Done ${image}.</p>`)).toBe("Done 😀.");
  });

  it.each([
    '<img alt="Plant" src="https://evil.test/a.png">',
    '<img class="my-emoji" alt="<b>" src="https://evil.test/a.png">',
    '<img alt="12" src="https://evil.test/a.png">',
  ])("are no others: %s", (image) => {
    expect(safeHtml(`<p>a${image}</p>`)).toBe("<p>a</p>");
  });

  it("stay text, whatever they contain", () => {
    expect(safeHtml('<img class=emoji alt="<script>">')).toBe("&lt;script&gt;");
  });
});

describe("the address of a video", () => {
  const url = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
  const link = `<a href="${url}" rel="noopener noreferrer">Watch the video (YouTube)</a>`;

  it.each([
    `<p>${url}</p>`,
    "<p> https://youtu.be/dQw4w9WgXcQ?si=x&amp;t=3 <br></p>",
    "<p>youtube.com/shorts/dQw4w9WgXcQ</p>",
    `<p><strong><a href="${url}&amp;t=1">${url}</a></strong></p>`,
    '<p><a href="http://www.youtu.be.test">https://youtu.be/dQw4w9WgXcQ</a></p>',
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${url}\n</div></figure>`,
  ])("alone in a paragraph becomes a link to it: %s", (html) => {
    const isForeign = html.includes("youtu.be.test");
    if (isForeign) expect(safeHtml(html)).not.toContain("Watch");
    else {
      expect(safeHtml(html)).toContain(link);
      expect(plainText(html)).toBe("");
    }
  });

  it.each([`<p>See ${url}</p>`, "<p>https://evil.test/watch?v=dQw4w9WgXcQ</p>", `<p>${url} ${url}</p>`])(
    "stays in other text: %s",
    (html) => {
      expect(safeHtml(html)).toBe(html);
    },
  );

  it("of Vimeo too", () => {
    expect(safeHtml("<p>https://vimeo.com/76979871</p>")).toContain("Watch the video (Vimeo)");
  });
});

describe("no-break spaces", () => {
  it.each([
    [
      "Our&nbsp;plants&nbsp;deliver&nbsp;5&nbsp;830&nbsp;Nm³/h&nbsp;of&nbsp;pure&nbsp;oxygen",
      "Our plants deliver 5\u00a0830\u00a0Nm³/h of pure oxygen",
    ],
    [
      "<b>Our</b>&nbsp;plants&nbsp;<i>deliver</i>&nbsp;oxygen&nbsp;in&nbsp;2017&nbsp;too",
      "<b>Our</b> plants <i>deliver</i> oxygen in 2017\u00a0too",
    ],
    ["Air&nbsp;separation by M/s&nbsp;A&nbsp;&amp;&nbsp;B", null],
    ["a line<br>of&nbsp;few&nbsp;words<br>and&nbsp;few&nbsp;more<br>of&nbsp;the&nbsp;same", null],
  ])("break where a line would be too wide: %s", (html, expected) => {
    expect(safeHtml(`<p>${html}</p>`)).toBe(
      `<p>${expected ?? html.replaceAll("&nbsp;", "\u00a0").replaceAll("<br>", "<br />")}</p>`,
    );
  });

  it("stay in preformatted text", () => {
    const html = `<pre>${"a\u00a0".repeat(40)}</pre>`;
    expect(safeHtml(html)).toBe(html);
  });
});

describe("large input", () => {
  const many = (part: string) => part.repeat(100_000 / part.length);

  it.each([
    many(
      styled("font-weight:700;font-style:italic;text-decoration:underline line-through;vertical-align:sub"),
    ),
    many(item("a", "1.")),
    Array.from({ length: 1000 }, (_, index) => item("a", "1.", `l0 level${index} lfo1`)).join(""),
    many("<span style=font-weight:700>"),
    many('<p><span style="mso-list:Ignore">'),
    many("<xml><w:a>"),
    many("<p>www."),
    many("<img class=emoji alt=&nbsp;>"),
    "a\u00a0".repeat(50_000),
    `<a href="${"a.".repeat(40_000)}">x</a>`,
    `<span style="${"a:b;".repeat(20_000)}">x</span>`,
  ])("has no more elements than a text may have tags (%#)", (html) => {
    const safe = safeHtml(html) ?? "";
    expect(safe.match(/<[a-z]/g)?.length ?? 0).toBeLessThanOrEqual(maxOutput.tags);
    expect(plainText(html).length).toBeLessThanOrEqual(html.length);
  });
});
