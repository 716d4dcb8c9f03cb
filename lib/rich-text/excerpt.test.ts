import { excerpt, htmlExcerpt } from "./excerpt";

describe("excerpt", () => {
  it("is never longer than the maximum, nor cut inside a word or a character", () => {
    const texts = [
      "The cold box cools the air, and 😀 the column parts it: O₂ – N₂.",
      "😀".repeat(30),
      "a".repeat(40),
    ];
    for (const text of texts) {
      for (let length = 2; length < text.length; length++) {
        const cut = excerpt(text, length);
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(cut.isWellFormed()).toBe(true);
        const words = cut.replace(/…$/, "");
        if (words.includes(" ")) expect(text.slice(words.length)).toMatch(/^[\s,;:.–-]/);
      }
    }
  });

  it.each([
    ["It works. It also lasts longer.", 12, "It works."],
    ["It works! Does it? Yes, every day.", 20, "It works! Does it?"],
    ["It uses 4.5 kWh. The rest is lost as heat.", 20, "It uses 4.5 kWh."],
    ["Cooled to 90 K. The rest is lost as heat.", 20, "Cooled to 90 K."],
    ["我们制造氧气。我们也制造氮气和氩气。", 12, "我们制造氧气。"],
  ])("ends with a sentence: %j", (text, length, expected) => {
    expect(excerpt(text, length)).toBe(expected);
  });

  it.each([
    ["See No. 5 Main Road in Pune for the rest.", 20],
    ["Signed by Dr. Rao, who has built it himself.", 20],
    ["Gases, e.g. Argon, are sold by the tonne.", 20],
    ["We are Acme Pvt. Ltd. Pune, a maker of gases.", 24],
    ["We need 4.5 kWh and 3.2 more for the pumps.", 20],
  ])("takes no abbreviation or decimal for the end of a sentence: %j", (text, length) => {
    expect(excerpt(text, length)).toMatch(/…$/);
  });

  it.each([
    ["the plant makes 5,830 Nm³/h of pure oxygen", 22, "the plant makes…"],
    ["the plant makes 5,830\u00a0Nm³/h of pure oxygen", 24, "the plant makes…"],
    ["the plant makes 200 to 250 bar(g) at the outlet", 30, "the plant makes…"],
    ["the leak rate is ≤ 0.2 % a day in the shade", 22, "the leak rate is…"],
    ["founded in 2017, the company builds plants", 19, "founded in 2017…"],
    ["cooled by a box (which is cold and white)", 18, "cooled by a box…"],
  ])("cuts no number off its unit: %j at %i", (text, length, expected) => {
    expect(excerpt(text, length)).toBe(expected);
  });
});

describe("htmlExcerpt", () => {
  it.each([
    ["<h2>Title</h2><p>One. Two.</p><h2>Next</h2><p>Three three three.</p>", "One. Two."],
    ["<p>One two.</p><table><tr><td>Flow.</td></tr></table><p>Three.</p>", "One two. Three."],
    ["<p>By A. Rao, Pune</p><p>One two. Three four five.</p>", "One two."],
    ["<p>The parts are:</p><ul><li>pump</li><li>tank</li></ul><p>Both last.</p>", "Both last."],
    ["<p>One two.</p><p>Both, that is:</p><ul><li>pump</li></ul><p>End.</p>", "One two."],
    ["<figure><img src=a><figcaption>A pump.</figcaption></figure><p>One.</p>", "One."],
    ["<ul><li>a pump</li><li>a tank</li></ul>", "a pump a tank"],
    ["<p>one two three four five six</p><p>Seven.</p>", "one two three four…"],
    ["<p>CO<sub>2</sub> and H<sub>2</sub> are gases. More of both.</p>", "CO₂ and H₂ are gases."],
    ["", ""],
  ])("of %j", (html, expected) => {
    expect(htmlExcerpt(html, 21)).toBe(expected);
  });
});
