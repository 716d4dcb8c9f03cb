import { safeHtml } from "./sanitize";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test/cms" }) }));

const withoutSizes = (html: string | null) => html?.replace(/ srcset="[^"]*" sizes="[^"]*"/g, "");

describe("safeHtml keeps what editors write", () => {
  it.each([
    "<p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s></p>",
    "<ul><li>one</li><li>two<ol><li>deep</li></ol></li></ul>",
    '<ol start="3" type="a" reversed="reversed"><li>one</li></ol>',
    "<dl><dt>Purity</dt><dd>99.5 %</dd></dl>",
    "<p>H<sub>2</sub>O, m<sup>3</sup>, <code>PV-101</code></p>",
    "<blockquote><p>Said</p></blockquote><pre>a\n  b</pre>",
    '<table><caption>Flows</caption><thead><tr><th scope="col" colspan="2">Gas</th></tr></thead><tbody><tr><th scope="row">O₂</th><td rowspan="2">5</td></tr></tbody></table>',
    '<p lang="hi" dir="ltr">नमस्ते</p>',
    '<p><a href="/contact">us</a> <a href="#part">part</a> <a href="mailto:a@example.com">mail</a> <a href="tel:+9112345">call</a></p>',
    "<p>Tom &amp; Jerry, 1 &lt; 2</p>",
  ])("%s", (html) => {
    expect(safeHtml(html)).toBe(html);
  });

  it.each(["div", "section", "article", "center"])("keeps the content of a %s in a block", (tag) => {
    const html = safeHtml(`<${tag}>one</${tag}><${tag}>two</${tag}>`);
    expect(html).toMatch(/one\s*<\/?\w+>.*two/);
  });

  it("keeps struck text struck", () => {
    expect(safeHtml("<p><del>old</del> <strike>older</strike> new</p>")).toMatch(
      /<(s|del)>old<\/\1> <(s|del|strike)>older<\/\2> new/,
    );
  });

  it("maps images to the site's own URLs and loads them lazily", () => {
    const figure =
      '<figure><img src="/media/plant.webp" alt="A plant" width="640" height="360" style="x"><figcaption>Ours</figcaption></figure>';
    expect(withoutSizes(safeHtml(figure))).toBe(
      '<figure><img src="/files/media/plant.webp" alt="A plant" width="640" height="360" loading="lazy" decoding="async" /><figcaption>Ours</figcaption></figure>',
    );
    expect(withoutSizes(safeHtml('<img src="https://backend.test/cms/a.webp">'))).toBe(
      '<img src="/files/a.webp" alt="" width="1200" height="675" loading="lazy" decoding="async" />',
    );
  });

  it.each(["a.webp", "b/c.JPG", "d.png", "e.avif"])("offers %s in the sizes of the screens", (file) => {
    const html = safeHtml(`<img src="${file}" srcset="https://evil.test/x.png 2x" sizes="1px">`);
    const url = `/_next/image?url=%2Ffiles%2F${encodeURIComponent(file)}&amp;w=390&amp;q=70 390w`;
    expect(html).toContain(` srcset="${url}, `);
    expect(html).toContain(' sizes="(max-width: 48rem) 100vw, 44rem"');
    expect(html).not.toContain("evil");
  });

  it.each(["a.gif", "b.svg", "c"])("leaves %s as it is", (file) => {
    expect(safeHtml(`<img src="${file}" srcset="x.png 2x">`)).not.toMatch(/srcset|sizes/);
  });

  it("gives every image a width and a height", () => {
    for (const size of ["", "width=100%", "width=200", "height=4", "width=99999 height=2"]) {
      expect(safeHtml(`<img src="a.webp" ${size}>`)).toContain('width="1200" height="675"');
    }
    for (const size of ["width=9", "height=0 width=9"])
      expect(safeHtml(`<img src="a.webp" ${size}>`)).toContain('width="9" height="9"');
  });

  it.each([
    ["width=24 height=24", "w=64", 'sizes="24px"'],
    ["width=300 height=200", "w=640", 'sizes="min(100vw, 300px)"'],
    ["width=900 height=600", "w=1440", 'sizes="(max-width: 48rem) 100vw, 44rem"'],
  ])("loads an image of %s no larger than it is shown", (size, largest, sizes) => {
    const html = safeHtml(`<p>a <img src="a.webp" ${size}> b</p>`);
    expect(html?.match(/w=\d+/g)?.at(-1)).toBe(largest);
    expect(html).toContain(sizes);
  });

  it.each([
    "https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1&x=<script>",
    "//www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "http://youtu.be/dQw4w9WgXcQ",
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=x",
  ])("turns a video at %s into a link to it", (src) => {
    const href = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
    const link = (words: string) => `<a href="${href}" rel="noopener noreferrer">${words} (YouTube)</a>`;
    expect(safeHtml(`<p>See</p><iframe src="${src}" title="Our <b>plant</b>" allow="x">none</iframe>`)).toBe(
      `<p>See</p>${link("Our &lt;b&gt;plant&lt;/b&gt;")}`,
    );
    expect(safeHtml(`<ul><li><oembed url="${src}"></oembed></li></ul>`)).toBe(
      `<ul><li>${link("Watch the video")}</li></ul>`,
    );
  });

  it.each([
    "plain words",
    "<p>a <b>bold</b> word</p>",
    "</p><a href='https://evil.test/'>link</a> more",
    "<iframe src='https://youtu.be/aaaaaaaaaaa'><img src=a.png></iframe> more",
    "<!-- </iframe> -->",
  ])("drops the content of a video: %s", (content) => {
    const link =
      '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer">Watch the video (YouTube)</a>';
    for (const [tag, source] of [
      ["iframe", "src"],
      ["oembed", "url"],
    ]) {
      const video = `<${tag} ${source}="https://youtu.be/dQw4w9WgXcQ">${content}</${tag}>`;
      const html = safeHtml(`<ul><li>one ${video}</li><li><b>two</b></li></ul>`) ?? "";
      expect(html).toContain(`<ul><li>one ${link}`);
      expect(html).toMatch(/<li><b>two<\/b><\/li><\/ul>$/);
      expect(html).not.toMatch(/data-video|words|bold|evil|dropped|aaaaaaaaaaa|img/);
    }
    expect(safeHtml(`a<iframe src="https://evil.test/">${content}</iframe>`)).not.toMatch(
      /words|bold|evil|link/,
    );
  });

  it("links to videos of Vimeo, and to none of other hosts", () => {
    expect(safeHtml('<iframe src="https://player.vimeo.com/video/76979871?h=x"></iframe>')).toBe(
      '<a href="https://vimeo.com/76979871" rel="noopener noreferrer">Watch the video (Vimeo)</a>',
    );
    for (const src of [
      "https://evil.test/embed/dQw4w9WgXcQ",
      "https://www.youtube.com.evil.test/embed/dQw4w9WgXcQ",
      "https://www.youtube.com@evil.test/embed/dQw4w9WgXcQ",
      "https://www.youtube.com:8443/embed/dQw4w9WgXcQ",
      "https://www.youtube.com/embed/../redirect",
      "https://player.vimeo.com/video/x",
      "javascript:https://youtu.be/dQw4w9WgXcQ",
      "",
    ]) {
      expect(safeHtml(`<p>a</p><iframe src="${src}"></iframe>`)).toBe("<p>a</p>");
    }
  });

  it("drops malformed attribute values", () => {
    expect(
      safeHtml('<table><tr><td colspan="9999" rowspan="x" dir="up" lang="<b>">a</td></tr></table>'),
    ).toBe("<table><tr><td>a</td></tr></table>");
    expect(safeHtml('<ol start="1e9" type="circle"><li>a</li></ol>')).toBe("<ol><li>a</li></ol>");
  });

  it("drops links that do not lead where they seem to", () => {
    for (const href of [
      "https://bank.test@evil.test/",
      "//evil.test",
      "/\\evil.test",
      "https://[",
      "ftp://x.test/",
    ]) {
      expect(safeHtml(`<a href="${href}">words</a>`)).toBe("<a>words</a>");
    }
  });

  it("drops images of other hosts, and keeps the text around them", () => {
    const html = safeHtml('<p>a<img src="https://evil.test/a.png" alt="x">b<img alt="none"></p>');
    expect(html).toBe("<p>ab</p>");
  });

  it("marks external links", () => {
    expect(safeHtml('<a href="https://example.com" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://example.com" rel="noopener noreferrer">x</a>',
    );
    expect(safeHtml('<a href=" HTTPS://example.com">x</a>')).toContain('rel="noopener noreferrer"');
  });

  it("links to files of the backend by the site's own URLs", () => {
    const html = safeHtml('<a href="https://backend.test/cms/media/a.pdf">PDF</a>');
    expect(html).not.toContain("backend.test");
    expect(html).toContain('href="/files/media/a.pdf"');
  });

  it.each([
    ["/media/catalogues/guide.pdf", "/files/media/catalogues/guide.pdf"],
    ["media/guide.pdf#page=2", "/files/media/guide.pdf#page=2"],
    [" /wp-content/uploads/2024/Plan%20A.PDF ", "/files/wp-content/uploads/2024/Plan%20A.PDF"],
    ["/media/plant.jpg", "/files/media/plant.jpg"],
  ])("links to a document by the backend's path: %s", (href, expected) => {
    expect(safeHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${expected}">x</a>`);
  });

  it("keeps the query of a document's address, in the path", () => {
    const html = safeHtml('<a href="/uploads/Plan.PDF?v=1#page=2">x</a><img src="/image.php?id=5">');
    expect(html).toMatch(/href="\/files\/@=[\w.-]+\/uploads\/Plan\.PDF#page=2"/);
    expect(html).toMatch(/src="\/files\/@=[\w.-]+\/image\.php"/);
  });

  it.each([
    "/",
    "/contact",
    "/services?x=1#part",
    "/media-room",
    "/blogs/details/1/guide.pdf",
    "/blogs/feed.xml",
    "/files/media/guide.pdf",
    "/images/banner.webp",
    "/icon.svg",
    "/sitemap.xml",
    "/old/page.html",
    "#guide.pdf",
    "?file=guide.pdf",
  ])("leaves a link within the site: %s", (href) => {
    expect(safeHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  });

  it.each([
    ["www.example.com/page", "https://www.example.com/page"],
    ["WWW.example.de", "https://WWW.example.de"],
    ["example.com", "https://example.com"],
    ["shop.example.co.in/x?y=1#z", "https://shop.example.co.in/x?y=1#z"],
    ["sales@example.com", "mailto:sales@example.com"],
    [" sales@example.com?subject=a ", "mailto:sales@example.com?subject=a"],
    ["+91 98765-43210", "tel:+919876543210"],
    ["+91 2712 223344 ext. 12", "tel:+912712223344;ext=12"],
    ["+91 2712 223344 x12", "tel:+912712223344;ext=12"],
  ])("adds the scheme to %s", (href, expected) => {
    expect(safeHtml(`<a href="${href}">x</a>`)).toBe(
      `<a href="${expected}"${/^http/.test(expected) ? ' rel="noopener noreferrer"' : ""}>x</a>`,
    );
  });

  it.each([
    "contact",
    "page.html",
    "guide.docx",
    "2024",
    "a.community/x",
    "/www.example.com",
    "/sales@example.com",
    "a/b@2x.example",
    "#www.example.com",
  ])("adds no scheme to %s", (href) => {
    expect(safeHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  });

  it.each(["www.bank.test:a@evil.test/", "example.com:a@evil.test", "www.[", "javascript:www.example.com"])(
    "drops a link to %s",
    (href) => {
      expect(safeHtml(`<a href="${href}">x</a>`)).toBe("<a>x</a>");
    },
  );

  it.each(["https://backend.test/cms", "https://backend.test/admin", "https://user:pass@backend.test/x"])(
    "does not give the backend away in a link to %s, which is no file",
    (href) => {
      const html = safeHtml(`<a href="${href}">words</a>`);
      expect(html).toContain("words");
      expect(html).not.toContain("backend.test");
    },
  );
});

describe("safeHtml shifts headings below those of the page", () => {
  it.each([
    ["<h1>a</h1><h2>b</h2>", 1, "<h2>a</h2><h3>b</h3>"],
    ["<h1>a</h1><h2>b</h2>", 2, "<h3>a</h3><h4>b</h4>"],
    ["<h4>a</h4><h5>b</h5>", 1, "<h2>a</h2><h3>b</h3>"],
    ["<h3>a</h3><h2>b</h2><h4>c</h4>", 2, "<h4>a</h4><h3>b</h3><h5>c</h5>"],
    ["<h2>a</h2><h3>b</h3>", 1, "<h2>a</h2><h3>b</h3>"],
    ["<H2>a</H2>", 3, "<h4>a</h4>"],
    ["<h6>a</h6>", 1, "<h2>a</h2>"],
    ["<h1>a</h1><h3>b</h3><h6>c</h6>", 3, "<h4>a</h4><h6>b</h6><h6>c</h6>"],
    ['<h2 id="x" style="color:red">a</h2>', 1, "<h2>a</h2>"],
  ] as const)("%s under h%i", (html, under, expected) => {
    expect(safeHtml(html, under)).toBe(expected);
  });

  it("ignores a heading that is dropped", () => {
    expect(safeHtml("<!-- <h1>old</h1> --><h3>a</h3>", 1)).toBe("<h2>a</h2>");
    expect(safeHtml("<script>'<h1>'</script><h3>a</h3>", 1)).toBe("<h2>a</h2>");
  });
});

describe("safeHtml is null", () => {
  it.each([
    "",
    "  \n ",
    "<p></p>",
    "<p>&nbsp;</p>",
    "<p><br></p>",
    "<div><p>\u00a0 </p></div>",
    "<p>&#8203;</p>",
    "<ul><li></li></ul>",
    "<table><tr><td></td></tr></table>",
    "<h2> </h2>",
    "<!-- note -->",
    "<script>x</script>",
    '<p><img src="https://evil.test/a.png"></p>',
  ])("for %j", (html) => {
    expect(safeHtml(html)).toBeNull();
  });
});
