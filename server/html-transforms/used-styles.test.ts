import { selectorNames, usedStyles } from "./used-styles.ts";

const names = selectorNames(
  '<A class="a b"><ul data-small title="<p>" class="X-1_c _8d -5G_e 7f_g"><h2 data-x="1"><img width="9">',
);
const of = (css: string) => usedStyles(css)(names);

test.each([
  "a{color:red}",
  ".a{color:red;margin:0}",
  ".a.b>.X-1_c,._8d:hover{color:red}",
  ".-\\35 G_e .a,.\\37 f_g{color:red}",
  ".a:not(.x){color:red}",
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
])("keeps %s", (css) => {
  expect(of(css).replace(/;}/g, "}")).toBe(css);
});

test.each([
  ".x{color:red}",
  ".a .x{color:red}",
  ".-\\36 G_e{color:red}",
  ".a.x:hover{color:red}",
  ".a:is(.x,.y:not(.z)){color:red}",
  ":is(.x,.y) .a{color:red}",
  ":root[data-scrolled] .a{color:red}",
  ".a:where(:is(.x):hover,.b:has(.y)){color:red}",
  "@property --x{syntax:'*';inherits:true}.x{transition:--x 1s}",
  "@keyframes Ab-1_c_turn{0%{opacity:0}to{rotate:1turn}}",
  "ol{color:red}",
  ".a>ol:hover,ul ol,h2+ol .a{color:red}",
  ".a[data-large],[data-large]>ul,:is(ol,[data-large=x])+.a{color:red}",
  'img[width="1200"][height="675"]{color:red}',
  "[dir=rtl] p:is(.a,.b){color:red}",
  "@media print{.a{color:red}@page{margin:1cm}}",
  "@media (width>1px){.x{color:red}}",
  "@layer components{@media (width>1px){.x{color:red}.y{color:red}}}",
])("leaves %s out", (css) => {
  expect(of(css)).toBe("");
});

test("leaves a registered property out where nothing has a transition of it", () => {
  expect(of("@property --x{syntax:'*';inherits:true}.a{--x:1;transition:color 1s}")).toBe(
    ".a{--x:1;transition:color 1s}",
  );
});

test("leaves out of a rule what no selector of it needs", () => {
  expect(of(".x,.a,.y .b{color:red}.a{.x &{color:red}.b &{color:blue}}")).toBe(
    ".a{color:red}.a{.b &{color:blue}}",
  );
});

test("leaves out what Lightning CSS writes for light-dark()", () => {
  expect(of(".a{--lightningcss-light:initial;--a:1}")).toBe(".a{--a:1}");
});

test("order, importance and strings stay as they are", () => {
  const css = `.a{content:"}.x{";color:red!important}.b{--v: 1 ;margin:var(--v)}`;
  expect(of(css)).toBe(css);
});

test("keeps the rules of a direction on a page that has one", () => {
  const css = "[dir=rtl] p{color:red}";
  expect(usedStyles(css)(selectorNames('<html lang="ar" dir="rtl"><p>'))).toBe(css);
});
