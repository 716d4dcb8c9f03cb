import { safeHtml } from "./sanitize";

const scope = { prefix: "blog-7", isAlone: true };
const inPage = (html: string, isAlone = true) => safeHtml(html, 1, undefined, { ...scope, isAlone });

describe("ids of a text", () => {
  it("are prefixed, and the text's links lead to them", () => {
    expect(inPage('<p><a href="#deep">there</a></p><h2 id="deep">Deep</h2>')).toBe(
      '<p><a href="#blog-7-deep">there</a></p><h2 id="blog-7-deep"><a name="deep" href="#blog-7-deep" tabindex="-1" aria-hidden="true"></a>Deep</h2>',
    );
  });

  it("keep no second way in where the page has other texts", () => {
    expect(inPage('<h2 id="deep">Deep</h2><h2>Own</h2>', false)).toBe(
      '<h2 id="blog-7-deep">Deep</h2><h2>Own</h2>',
    );
  });

  it("come from the words of headings that have none", () => {
    expect(inPage("<h2>1. Liquid <em>water</em> &amp; Öl</h2><h3>!</h3><h3>हिन्दी</h3>")).toBe(
      '<h2 id="blog-7-1-liquid-water-öl">1. Liquid <em>water</em> &amp; Öl</h2><h3 id="blog-7-part">!</h3><h3 id="blog-7-हिन्दी">हिन्दी</h3>',
    );
  });

  it("are unique", () => {
    const html = inPage(
      '<h2>A</h2><h2 id="a">B</h2><h2 id="a">C</h2><h2 id="a-2">D</h2><h2>A</h2><p><a href="#a">a</a></p>',
    );
    const ids = Array.from(html?.matchAll(/ id="([^"]*)"/g) ?? [], ([, id]) => id);
    expect(ids).toEqual(["blog-7-a-3", "blog-7-a", "blog-7-a-4", "blog-7-a-2", "blog-7-a-5"]);
    expect(html).toContain('<a href="#blog-7-a">');
    expect(html?.match(/name="a"/g)).toHaveLength(1);
  });

  it("stay on other elements only where a link leads to them", () => {
    expect(inPage('<p id="x">a<sup><a href="#n%C3%B61">1</a></sup></p><ol><li id="nö1">note</li></ol>')).toBe(
      '<p>a<sup><a href="#blog-7-nö1">1</a></sup></p><ol><li id="blog-7-nö1">note</li></ol>',
    );
  });

  it("come from the names of anchors", () => {
    expect(
      inPage('<p><a href="#_Toc1">Habits</a></p><h2><a name="_Toc1"></a><a name="_Toc2">Habits</a></h2>'),
    ).toBe(
      '<p><a href="#blog-7-_Toc1">Habits</a></p><h2 id="blog-7-habits"><a name="_Toc1" href="#blog-7-_Toc1" tabindex="-1" aria-hidden="true"></a><a id="blog-7-_Toc1"></a><a name="_Toc2" href="#_Toc2" tabindex="-1" aria-hidden="true"></a><a>Habits</a></h2>',
    );
    expect(inPage('<p><a href="#a">b</a> <a id="a" name="c">d</a> <a name="x y">e</a></p>', false)).toBe(
      '<p><a href="#blog-7-a">b</a> <a id="blog-7-a">d</a> <a>e</a></p>',
    );
  });

  it.each([
    ['<p><a name="_Toc1">a</a></p>', "<p>[_Toc1]<a>a</a></p>"],
    ['<p><a id="h.x" href="/b">a</a></p>', '<p>[h.x]<a href="/b">a</a></p>'],
    ['<p><a name="A">a</a><a name="a">b</a></p>', "<p>[A]<a>a</a>[a]<a>b</a></p>"],
    ['<p><a name="a">a</a><a name="a">b</a></p>', "<p>[a]<a>a</a><a>b</a></p>"],
    ['<p id="x">a <a id="b c">b</a></p>', "<p>a <a>b</a></p>"],
  ])("of bookmarks stay for links from other pages, as names: %s", (html, expected) => {
    const anchor = '<a name="$1" href="#$1" tabindex="-1" aria-hidden="true"></a>';
    expect(inPage(html)).toBe(expected.replace(/\[(.*?)\]/g, anchor));
    expect(inPage(html, false)).toBe(expected.replace(/\[.*?\]/g, ""));
  });

  it.each(["a b", "", "1'", "<b>", "x".repeat(81), "-a", "#a", "a&quot;b"])(
    "are dropped when odd: %j",
    (id) => {
      expect(inPage(`<h2 id="${id}">A</h2>`)).toBe('<h2 id="blog-7-a">A</h2>');
    },
  );

  it("leave links to other places alone", () => {
    const html = '<p><a href="#elsewhere">a</a> <a href="/x#deep">b</a> <a href="#%">c</a></p>';
    expect(inPage(html)).toBe(html);
  });

  it("are not taken from text", () => {
    expect(inPage('<p>write id="x" and &lt;h2 id="y"></p>')).toBe(
      '<p>write id="x" and &lt;h2 id="y"&gt;</p>',
    );
  });

  it("are dropped without a scope", () => {
    expect(safeHtml('<h2 id="deep">A</h2><p id="x">b</p>')).toBe("<h2>A</h2><p>b</p>");
  });

  it("shadow nothing", () => {
    const html = inPage(
      '<h2 id="location">A</h2><h2 id="content">B</h2><p id="cookie">c <a id="forms" name="x" href="#cookie">d</a></p>',
    );
    const ids = Array.from(html?.matchAll(/ id="([^"]*)"/g) ?? [], ([, id]) => id);
    expect(ids).toEqual(["blog-7-location", "blog-7-content", "blog-7-cookie"]);
  });
});
