import { plainText } from "./plain-text";

describe("plainText", () => {
  it.each([
    ["<p>Tom &amp; Jerry</p>", "Tom & Jerry"],
    ["&amp;lt; stays, &lt;b&gt; too", "&lt; stays, <b> too"],
    ["&amp;amp;", "&amp;"],
    ["&quot;x&quot; &#39;y&#39; &rsquo; &eacute; &deg;C", "\"x\" 'y' ’ é °C"],
    ["a&nbsp;b\n\n c\t", "a b c"],
    ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
    ["<b>bo</b>ld", "bold"],
    ["<style>p{}</style><script>x</script>seen<!-- not -->", "seen"],
  ])("reads %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([
    "<p>one</p><p>two</p>",
    "<div>one</div>two",
    "one<br>two",
    "<h2>one</h2>two",
    "<ul><li>one</li><li>two</li></ul>",
    "<dl><dt>one</dt><dd>two</dd></dl>",
    "<table><caption>one</caption><tr><td>two</td></tr></table>",
    "<table><tr><th>one</th><td>two</td></tr></table>",
    "<figure><img><figcaption>one</figcaption></figure>two",
    "one<p>two</p>",
  ])("keeps words apart in %s", (html) => {
    expect(plainText(html)).toBe("one two");
  });

  it.each([
    ["5,830 Nm<sup>3</sup>/h of O<sub>2</sub>, CO<sub>2</sub>", "5,830 Nm³/h of O₂, CO₂"],
    ["10<sup>−6</sup> mbar, 10<SUP>-12</SUP>, SO<sub>4</sub><sup>2−</sup>", "10⁻⁶ mbar, 10⁻¹², SO₄²⁻"],
    ["H<sup>+</sup> and OH<sup> -</sup>", "H⁺ and OH ⁻"],
    ["m<sup><b>3</b></sup>, C<sub>n+1</sub>, CO<sub>2eq</sub>", "m³, Cn₊₁, CO₂eq"],
    ["the 21<sup>st</sup>, Brand<sup>®</sup>, a<sup>n</sup>", "the 21st, Brand®, an"],
    ["<p>m<sup>2<p>99 left open</p>", "m² ⁹⁹ left open"],
    ["0<sup></sup>1 &lt;<sub>2</sub>", "01 <₂"],
    ["<constructor>1</constructor>2", "12"],
  ])("keeps raised and lowered digits: %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it("keeps a number and its unit together, and no other words", () => {
    expect(plainText("<p>5&nbsp;kWh  a&nbsp;b IEC\u00a062443 &nbsp;7 8&nbsp; x&nbsp;</p>")).toBe(
      "5\u00a0kWh a b IEC\u00a062443 7 8 x",
    );
  });
});
