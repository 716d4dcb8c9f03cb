/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { hydrationDelayMs, hydrationRetryMs, shownDelayMs } from "../../lib/site/browser-periods.ts";
import { fontFaceStyles, fontUrl } from "../../lib/site/font-face-styles.ts";
import { enableCachedFont } from "../../lib/site/inline-scripts.ts";
import { waitUntil } from "../../testing/http/http.ts";
import { finishHtml, openFirstView } from "./first-view.ts";
import { hydratePage } from "./hydrate-page.ts";
import { addHydrationFiles, compileHint, hydrateUrl } from "./hydration-files.ts";
import { loader } from "./hydration-loader.ts";
import { filesOfPage } from "./page-files.ts";
import { UnknownInlineCode } from "./policy.ts";
import { selectorNames, usedStyles } from "./used-styles.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const documentOf = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const begin = "(self.__next_f=self.__next_f||[]).push([0])";
/** The text of a script with a part of the payload. */
const part = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll("<", "\\u003c")}])`;
const fontScript = enableCachedFont(fontUrl);

describe("the policy", () => {
  const policyOf = (body: string) => finishHtml(documentOf(body)).headers["content-security-policy"];

  test("allows every inline script and style by its hash, once, and leaves the HTML unchanged", () => {
    const odd = part("<p></p><!-- \n é 日本; a < 1 && a > 2");
    const html = documentOf(
      `<style>${fontFaceStyles}</style><script>${odd}</script><p>x</p><script type="module">${part("&amp;")}</script>` +
        `<style></style><style>${fontFaceStyles}</style><p></p><script>${odd}</script>`,
    );
    const scripts = `script-src 'self' ${hash(odd)} ${hash(part("&amp;"))}`;
    const policy = `${scripts}; style-src 'self' ${hash(fontFaceStyles)}`;
    const finished = { html, headers: { "content-security-policy": policy } };
    expect(finishHtml(html)).toEqual(finished);
  });

  test.each([
    ["scripts with a URL", `<script src="/a.js" async=""></script>`],
    ["data", `<script type="application/ld+json">{"a":1}</script>`],
    ["text", "<p>&lt;script&gt;a()&lt;/script&gt;</p><textarea><script>a()</script></textarea>"],
    ["a comment", "<!-- <script>a()</script> -->"],
    ["an attribute", `<p title="<script>a()</script>"></p>`],
    ["an empty script", "<script></script>"],
  ])("does not hash %s", (_, body) => {
    expect(policyOf(body)).toBe("script-src 'self'; style-src 'self'");
  });

  test("joins adjacent scripts of the payload, and no others", () => {
    const other = `<script type="application/ld+json">{"a":1}</script>`;
    const page = (joined: string) =>
      documentOf(
        `<script>${fontScript}</script><script>${joined}</script>${other}<script>${part("y")}</script><p></p><script>${part("z")}</script>`,
      );
    const parts = [begin, part("x;</p>"), part("$&")];
    const { html, headers } = finishHtml(page(parts.join("</script><script>")));
    expect(html).toBe(page(parts.join(";")));
    const hashes = [fontScript, parts.join(";"), part("y"), part("z")].map(hash).join(" ");
    expect(headers["content-security-policy"]).toBe(`script-src 'self' ${hashes}; style-src 'self'`);
    expect(finishHtml(html)).toEqual({ html, headers });
  });

  const open = "self.__next_f.push(";
  test.each([
    "<script>alert(1)</script>",
    "<svg><script>alert(1)</script></svg>",
    "<script type=module>alert(1)</script>",
    '<script type="text/ecmascript">alert(1)</script>',
    '<script type="importmap">{"imports":{}}</script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
    `<script>${part("a")};alert(1)</script>`,
    `<script>alert(1);${part("a")}</script>`,
    `<script>${open}[1,alert(1)])</script>`,
    `<script>${open}[1,"a"+alert(1)])</script>`,
    `<script>${open}[1,"a" + alert(1) + ""],alert(2))</script>`,
    `<script>${open}[1,"a"]),alert(1)</script>`,
    `<script>${open}[1,"a"],alert(1))</script>`,
    `<script>${open}[1,\`\${alert(1)}\`])</script>`,
    `<script>${open}[1,"\\x61"])</script>`,
    `<script>${open}[2,"a"])</script>`,
    `<script>${open}{})</script>`,
    `<script>${fontScript};alert(1)</script>`,
    '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["//evil.test/a.js"],"runtimeModuleIds":[1]});</script>',
    '<script>$RC("B:0","S:0")</script>',
    "<style>body{display:none}</style>",
    `<style>${fontFaceStyles}body{display:none}</style>`,
    "<style>:root {--next-error-bg: #fff;}body{display:none}</style>",
  ])("refuses a page with %s", (code) => {
    expect(() => policyOf(`<p>Text</p>${code}`)).toThrow(UnknownInlineCode);
    expect(() => finishHtml(`<div>${code}</div>`)).toThrow(UnknownInlineCode);
  });

  test("accepts the whole of Next's payload, however large and odd its text", () => {
    const odd = "\u2028\u0000\"\\'`$(x));alert(1)//\n</div>".repeat(50_000);
    expect(policyOf(`<script>${part(odd)}</script>`)).toContain("'sha256-");
  });
});

test.each([
  ["", ""],
  ["a fragment", `<div><script>${part("a")}</script></div>`],
  ["a truncated page", documentOf(`<script>${part("a")}</script>`).slice(0, -9)],
  ["a page without a doctype", `<html><body><script>${part("a")}</script></body></html>`],
  ["a page with trailing text", `${documentOf("")}<script>${part("a")}</script>`],
  ["something else", '{"a":1}'],
])("leaves %s as it is, without headers", (_, html) => {
  expect(finishHtml(html)).toEqual({ html, headers: {} });
});

describe("styles", () => {
  const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body></body></html>`;
  const atEnd = (...names: string[]) => {
    const links = (attribute: string) =>
      names.map((name) => link(name).replace("/>", ` ${attribute}/>`)).join("");
    return `${links('media="print" disabled=""')}<noscript>${links('media="print"')}</noscript>`;
  };
  const texts: Record<string, string> = {
    "/_next/static/chunks/a.css": "a{color:red}$&",
    "/_next/static/chunks/b.css": "b{x:url(./c.svg)}",
    "/_next/static/chunks/font.css": `@font-face{src:url(../media/a.woff2?v#b)}b{mask:url("./m.svg")}i{x:url(data:,)}`,
    "/_next/static/chunks/odd.css": "a::after{content:'</style>'}",
  };
  const styles = (href: string) => texts[href];
  const finish = (head: string) => finishHtml(page(head), { styles });

  test("are in the page, those in a row as one element; their links stand at the end, disabled", () => {
    const b = "b{x:url(/_next/static/chunks/c.svg)}";
    expect(
      finish(`<title>x</title>${link("a")}${link("b")}${link("odd")}${link("b")}<i></i>${link("a")}`).html,
    ).toBe(
      page(
        `<title>x</title><style>a{color:red}$&${b}</style>${link("odd")}<style>${b}</style><i></i><style>a{color:red}$&</style>${atEnd("a", "b", "b", "a")}`,
      ),
    );
  });

  test("join those of the fonts, behind them, with one hash", () => {
    const fonts = `<style data-precedence="fonts" data-href="font-faces">${fontFaceStyles}`;
    const { html, headers } = finish(`${link("a")}${fonts}</style>`);
    expect(html).toBe(page(`${fonts}a{color:red}$&</style>${atEnd("a")}`));
    const policy = `script-src 'self'; style-src 'self' ${hash(`${fontFaceStyles}a{color:red}$&`)}`;
    expect(headers["content-security-policy"]).toBe(policy);
  });

  test("have absolute URLs", () => {
    expect(finish(link("font")).html).toContain(
      `@font-face{src:url(/_next/static/media/a.woff2?v#b)}b{mask:url("/_next/static/chunks/m.svg")}i{x:url(data:,)}`,
    );
  });

  test.each(["unknown", "odd"])("stay a link where the sheet is %s", (name) => {
    expect(finish(link(name)).html).toBe(page(link(name)));
  });

  const names = selectorNames(
    '<A class="a b"><ul data-small title="<p>" class="X-1_c _8d -5G_e 7f_g"><h2 data-x="1"><img width="9">',
  );
  const of = (css: string) => usedStyles(css)(names);

  test.each([
    "a{color:red}",
    ".a{color:red;margin:0}",
    ".a.b>.X-1_c,._8d:hover{color:red}",
    ".-\\35 G_e .a,.\\37 f_g{color:red}",
    ":root:not([data-scrolled]) .a{color:red}",
    ".a:is(.x,.b:not(.z)) [class='.x']{color:red}",
    ".a:has(>.x,>.b:is(.y,:hover)){color:red}",
    ".a:not(:is(.x,.y)):nth-child(2n+1 of .x){color:red}",
    "@layer reset,base;",
    '@font-face{font-family:f;src:url(a.woff2)format("woff2")}',
    "@keyframes x{to{rotate:1turn}}",
    ".a{animation:1s X_turn}@keyframes X_turn{to{rotate:1turn}}",
    ".a{transition:color 1s,--x 1s}@property --x{syntax:'*';inherits:true}",
    "@media (min-width:40rem){@layer base{.a{color:red}}}",
    "h2>ul~a,:is(p,ul):has(>h2),[title=p],.a[data-x='.p(']{color:red}",
    'img[width="9"][height="6"]{color:red}',
    'img:not([srcset],[width="1200"]){color:red}',
    ":not([dir=rtl])>h2{color:red}",
    "#p:hover::details-content,:root>*{color:red}",
    ".a{color:red;&:hover{color:blue}@media (width>1px){color:black}}",
    "@container (width>1px){.a{color:red}}",
    `.a{content:"}.x{";color:red!important}.b{--v: 1 ;margin:var(--v)}`,
  ])("keep %s", (css) => {
    expect(of(css).replace(/;}/g, "}")).toBe(css);
  });

  test("keep the rules of a direction on a page that has one", () => {
    const css = "[dir=rtl] p{color:red}";
    expect(usedStyles(css)(selectorNames('<html lang="ar" dir="rtl"><p>'))).toBe(css);
  });

  test.each([
    [".a .x{color:red}", ""],
    [".-\\36 G_e{color:red}", ""],
    [".a.x:hover{color:red}", ""],
    [":is(.x,.y:not(.z)) .a{color:red}", ""],
    [":root[data-scrolled] .a{color:red}", ""],
    [".a:where(:is(.x):hover,.b:has(.y)){color:red}", ""],
    ["@property --x{syntax:'*';inherits:true}.a{--x:1;transition:color 1s}", ".a{--x:1;transition:color 1s}"],
    ["@keyframes Ab-1_c_turn{0%{opacity:0}to{rotate:1turn}}", ""],
    [".a>ol:hover,ul ol,h2+ol .a{color:red}", ""],
    [".a[data-large],[data-large]>ul,:is(ol,[data-large=x])+.a{color:red}", ""],
    ['img[width="1200"][height="675"]{color:red}', ""],
    ["[dir=rtl] p:is(.a,.b){color:red}", ""],
    ["@media print{.a{color:red}@page{margin:1cm}}", ""],
    ["@layer components{@media (width>1px){.x{color:red}.y{color:red}}}", ""],
    [".x,.a,.y .b{color:red}.a{.x &{color:red}.b &{color:blue}}", ".a{color:red}.a{.b &{color:blue}}"],
    [".a{--lightningcss-light:initial;--a:1}", ".a{--a:1}"],
  ])("without what the page does not use, %s is %s", (css, used) => {
    expect(of(css)).toBe(used);
  });
});

const payload = '1:"$Sreact.fragment"\n0:{"b":"build-1","t":"</p> é 日本"}\n';
const scriptsPage = (body: string) =>
  "<!DOCTYPE html><html><head>" +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>' +
  "</head><body><main>Text</main>" +
  `<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/b.js"],"runtimeModuleIds":[1]});</script>` +
  `<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>${body}</body></html>`;
const whole = scriptsPage(
  [begin, part(payload.slice(0, 20)), part(payload.slice(20))]
    .map((text) => `<script>${text}</script>`)
    .join(""),
);

describe("scripts and payload", () => {
  test("are replaced by a loader, whose files are known by its text", () => {
    const { html, headers } = finishHtml(whole, { payload: `#${payload}` });
    const version = headers["x-page-version"];
    expect(version).toMatch(/^[\w-]{12}$/);
    expect(html).toMatch(/^<!DOCTYPE html><html><head><\/head><body><main>Text<\/main><script>/);
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).toContain(`})("${hydrateUrl}","build-1","${version}","a b",[[[1],[1]]])</script>`);
    expect(html).not.toContain("日本");
    expect(headers["content-security-policy"]).toMatch(
      /^script-src 'self'( 'sha256-[^' ]+'){2}; style-src 'self'$/,
    );
    const chunks = ["static/chunks/a.js", "static/chunks/b.js", hydrateUrl.replace("/_next/", "")];
    expect(filesOfPage(html)).toEqual(expect.arrayContaining(chunks));
  });

  test("have the version of the content, not of its token or of how the payload is divided", () => {
    const versionOf = (html: string, text = payload) =>
      finishHtml(html.replace("</body>", `<script>${part(text)}</script></body>`), { payload: `#${text}` })
        .headers["x-page-version"];
    const form = (letter: string) =>
      scriptsPage(`<input value="mabcdef0.${letter.repeat(43)}"/><script>${begin}</script>`);
    const version = versionOf(form("a"));
    expect(version).toBeDefined();
    expect(versionOf(form("b"), payload.replace("1:", '2:"more"\n1:'))).toBe(version);
    expect(versionOf(form("a").replace("Text", '<meta name="robots" content="noindex"/>Text'))).toBe(version);
    expect(versionOf(form("a").replace("Text", "Another text"))).not.toBe(version);
    expect(versionOf(form("a").replace('value="', 'value=" '))).not.toBe(version);
  });

  test.each([
    ["the payload is of another page", whole, `#${payload} `],
    ["the payload is unknown", whole, undefined],
    ["the payload is incomplete", whole, `~${payload}`],
    [
      "the payload has no build id",
      whole.replaceAll("build-1", "").replace('\\"b\\"', '\\"c\\"'),
      `#${payload.replace('"b":"build-1"', '"c":""')}`,
    ],
    [
      "the page starts with another script",
      whole.replace('["static/chunks/b.js"]', '["static/chunks/c.js"]'),
      `#${payload}`,
    ],
    [
      "the payload has another form",
      scriptsPage(`<script>${begin}</script><script>self.__next_f.push([3,"AAAA"])</script>`),
      `#${payload}`,
    ],
    ["the payload has no start", scriptsPage(`<script>${part(payload)}</script>`), `#${payload}`],
    [
      "the page has no scripts",
      whole.replace(/<script src="[^"]+"(?: id="_R_")? async=""><\/script>/g, ""),
      `#${payload}`,
    ],
  ])("stay where %s", (_, html, text) => {
    const kept = finishHtml(html, { payload: text }).html;
    expect(kept.replaceAll("</script><script>", ";")).toBe(html.replaceAll("</script><script>", ";"));
  });
});

describe("a build", () => {
  const distDir = mkdtempSync(join(tmpdir(), "first-view-"));
  const chunks = join(distDir, "static", "chunks");
  beforeAll(() => {
    mkdirSync(chunks, { recursive: true });
    for (const name of ["react.js", "page.js"]) writeFileSync(join(chunks, name), "run()");
    writeFileSync(join(chunks, "a.css"), "main{color:red}a{color:red}");
    const manifest = { rootMainFiles: ["static/chunks/react.js"] };
    writeFileSync(join(distDir, "build-manifest.json"), JSON.stringify(manifest));
  });
  afterAll(() => rmSync(distDir, { recursive: true }));
  afterEach(() => delete process.env.FIRST_VIEW);

  test("gets the file that hydrates, and the scripts of every page are marked once", () => {
    for (let build = 0; build < 2; build++) addHydrationFiles(distDir);
    expect(readdirSync(chunks)).toContain(hydrateUrl.split("/").at(-1));
    expect(readFileSync(join(chunks, "react.js"), "utf8")).toBe(`${compileHint}run()`);
    expect(readFileSync(join(chunks, "page.js"), "utf8")).toBe("run()");
  });

  const html = whole.replace("<head>", `<head>${link("a")}${link("none")}`);
  const finish = () => finishHtml(html, { ...openFirstView(distDir), payload: `#${payload}` });

  test("has its style sheets read, and a missing one stays a link", () => {
    expect(finish().html).toContain(`<head><style>main{color:red}</style>${link("none")}`);
  });

  test("FIRST_VIEW=off leaves Next's HTML exactly as it is, and still hashes it", () => {
    process.env.FIRST_VIEW = "off";
    const { html: kept, headers } = finish();
    expect(kept).toBe(html);
    expect(Object.keys(headers)).toEqual(["content-security-policy"]);
    expect(headers["content-security-policy"]?.match(/'sha256-/g)).toHaveLength(4);
  });
});

describe("the loader", () => {
  /** Loads a page with these elements, and ends what an earlier one listens to. */
  function openPage(
    body: string,
    { connection, hasMouse = false }: { connection?: object; hasMouse?: boolean } = {},
  ) {
    listeners?.abort();
    listeners = new AbortController();
    const { signal } = listeners;
    jest
      .spyOn(window, "addEventListener")
      .mockImplementation((type, listener) =>
        add.call(window, type, listener as EventListener, { capture: true, signal }),
      );
    jest.spyOn(window, "requestAnimationFrame").mockImplementation((run) => {
      frame = run;
      return 0;
    });
    Object.assign(navigator, { connection });
    Object.assign(window, { matchMedia: () => ({ matches: hasMouse }) });
    document.head.replaceChildren();
    document.body.innerHTML = body;
    loader("data:text/javascript,", "build", "version", "a b", []);
  }

  const added = () => [...document.head.querySelectorAll("script, link")].map(({ localName }) => localName);
  const hasStarted = () => added().includes("link");

  let listeners: AbortController | undefined;
  let frame: FrameRequestCallback;
  const { addEventListener: add } = window;

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, {
      PRERENDER_RULES: "{}",
      SHOWN_DELAY_MS: shownDelayMs,
      HYDRATION_DELAY_MS: hydrationDelayMs,
      HYDRATION_RETRY_MS: hydrationRetryMs,
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const page = `<header><details><summary><svg></svg></summary></details></header>
    <p>Words</p><details><summary class="plain">More</summary></details><a class="plain" href="#there">There</a>
    <input><button type="button">Show the map</button><a data-opens href="#picture">Picture</a>`;
  const click = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

  test.each(["p", ".plain", "a.plain"])(
    "a visitor who reads, and presses %s, loads no scripts",
    (selector) => {
      openPage(page);
      for (const type of ["scroll", "pointermove", "pointerdown", "keydown"])
        document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { movementX: 5 }));
      click(selector);
      expect(hasStarted()).toBe(false);
    },
  );

  test.each<[string, string, string]>([
    ["a field", "input", "focusin"],
    ["a menu by keyboard", "header summary", "focusin"],
    ["the icon of a menu", "svg", "click"],
    ["a button", "button", "click"],
    ["a link to a picture", "a[data-opens]", "click"],
  ])("%s in use starts the scripts", (_, selector, type) => {
    openPage(page);
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect(hasStarted()).toBe(true);
  });

  test("with a mouse, its first movement starts them, but not the report of a resting one", () => {
    openPage(page, { hasMouse: true });
    const move = (movementX: number) =>
      document.body.dispatchEvent(
        Object.assign(new Event("pointermove", { bubbles: true }), { movementX, movementY: 0 }),
      );
    move(0);
    expect(hasStarted()).toBe(false);
    move(-1);
    expect(hasStarted()).toBe(true);
  });

  test("holds the first press of a link only", () => {
    openPage(page);
    const opener = document.querySelector("a[data-opens]") as HTMLAnchorElement;
    expect(click("a[data-opens]")).toBe(false);
    expect(opener.ariaBusy).toBe("true");
    expect(click("a[data-opens]")).toBe(true);
  });

  test("holds the last press, and none of what React has hydrated meanwhile", () => {
    openPage(page);
    const [opener, button] = [document.querySelector("a[data-opens]"), document.querySelector("button")];
    click("a[data-opens]");
    expect(click("button")).toBe(false);
    expect([opener?.ariaBusy, button?.ariaBusy]).toEqual([null, "true"]);
    Object.assign(opener ?? {}, { __reactProps: {} });
    expect(click("a[data-opens]")).toBe(true);
    expect([opener?.ariaBusy, button?.ariaBusy]).toEqual([null, null]);
  });

  test("with a mouse, leaves links to the browser, and holds a button", () => {
    openPage(page, { hasMouse: true });
    expect(click("a[data-opens]")).toBe(true);
    expect(click("button")).toBe(false);
  });

  test.each([false, true])(
    "after a frame was drawn, it has likely pages prepared; with a mouse (%s) it starts by itself",
    (hasMouse) => {
      openPage(
        '<main><a href="/hidden" hidden>Hidden</a><a href="/a">A</a><a href="/b?x">B</a><a href="/#part">Part</a><a href="/c">C</a><a href="/d">D</a></main>',
        {
          hasMouse,
        },
      );
      Object.assign(navigator, { maxTouchPoints: hasMouse ? 0 : 5 });
      jest.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: HTMLElement) {
        return (this.hidden ? [] : [{ top: 5 }]) as unknown as DOMRectList;
      });
      const fetched = Object.assign(globalThis, { fetch: jest.fn(async (_url: string) => {}) }).fetch;
      dispatchEvent(new Event("load"));
      jest.advanceTimersByTime(60_000);
      expect(added()).toEqual([]);
      frame(0);
      expect(added()).toEqual([]);
      jest.advanceTimersByTime(shownDelayMs);
      expect(added()).toEqual(["script"]);
      const likely = hasMouse ? [] : ["/a", "/c"];
      expect([...document.querySelectorAll(".prerender")].map((one) => one.getAttribute("href"))).toEqual(
        likely,
      );
      // This browser prerenders nothing.
      expect(fetched.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(likely);
      jest.advanceTimersByTime(hydrationDelayMs);
      expect(hasStarted()).toBe(hasMouse);
    },
  );
});

describe("hydration", () => {
  type Started = typeof globalThis & { __next_f?: unknown; TURBOPACK?: unknown };

  function answer({ text = '#0:{"b":"build"}', version = "one", type = "text/x-component" } = {}): jest.Mock {
    const headers = new Headers({ "content-type": type, "x-page-version": version });
    return Object.assign(globalThis, { fetch: jest.fn(async () => ({ headers, text: async () => text })) })
      .fetch as jest.Mock;
  }

  /** Hydrates until the page is left as it is, or its scripts are awaited. @returns the scripts that it has added */
  async function hydrate(): Promise<string[]> {
    const scripts = () =>
      [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).pathname);
    const done = hydratePage(() => undefined, "build", "one", "a turbopack-b", []);
    const added = new Promise<void>((resolve) => {
      new MutationObserver(() => scripts().length > 0 && resolve()).observe(document.head, {
        childList: true,
      });
    });
    await Promise.race([done, added]);
    return scripts();
  }

  beforeEach(() => {
    document.head.replaceChildren();
    document.body.innerHTML = '<main>Old</main><input value="">';
    document.documentElement.id = "";
    const started = globalThis as Started;
    delete started.__next_f;
    delete started.TURBOPACK;
  });

  const field = () => document.querySelector("input") as HTMLInputElement;

  test("asks for the payload of the page, and loads the scripts before Turbopack's runtime", async () => {
    const fetch = answer();
    expect(await hydrate()).toEqual(["/_next/static/chunks/a.js"]);
    expect(fetch).toHaveBeenCalledWith("/?_rsc", { headers: { RSC: "1" }, cache: "no-store" });
    expect((globalThis as Started).__next_f).toEqual([[0], [1, '0:{"b":"build"}']]);
    expect(document.documentElement.id).toBe("");
  });

  describe("leaves a page as it is", () => {
    let before: string;
    beforeEach(() => {
      before = document.body.innerHTML;
    });
    afterEach(() => {
      expect((globalThis as Started).__next_f).toBeUndefined();
      expect(document.documentElement.id).toBe("");
      expect(document.body.innerHTML).toBe(before);
    });

    test("when its payload is of another build", async () => {
      answer({ text: '#0:{"b":"another"}' });
      expect(await hydrate()).toEqual([]);
    });

    test("when its content is newer, and a field is filled in", async () => {
      field().value = "Asha Rao";
      answer({ version: "two" });
      expect(await hydrate()).toEqual([]);
    });

    test("when its content is newer, and a field has the focus", async () => {
      field().focus();
      answer({ version: "two" });
      expect(await hydrate()).toEqual([]);
    });
  });

  test("hydrates a form in use whose payload is that of the page", async () => {
    field().value = "Asha Rao";
    answer();
    expect(await hydrate()).toHaveLength(1);
    expect(document.documentElement.id).toBe("");
  });

  test("keeps what is typed from React until it has hydrated the page, as it would do so at once", async () => {
    answer();
    await hydrate();
    document.documentElement.removeAttribute("id");
    document.head.replaceChildren();
    document.body.innerHTML = '<input value="">';
    const typed = jest.fn();
    const type = () => field().dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
    const body = createElement("body", null, createElement("input", { defaultValue: "", onKeyDown: typed }));
    startTransition(
      () => void hydrateRoot(document, createElement("html", null, createElement("head"), body)),
    );
    type();
    expect(typed).not.toHaveBeenCalled();
    await waitUntil("React has hydrated the page", async () => {
      type();
      return typed.mock.calls.length > 0;
    });
  });

  test("has Next render newer content instead of hydrating", async () => {
    answer({ version: "two" });
    expect(await hydrate()).toHaveLength(1);
    expect(document.documentElement.id).toBe("__next_error__");
  });

  test("fails, so that the next interaction tries again, when there is no payload", async () => {
    answer({ type: "text/html" });
    await expect(hydratePage(() => undefined, "build", "one", "a", [])).rejects.toThrow("no payload");
  });
});
