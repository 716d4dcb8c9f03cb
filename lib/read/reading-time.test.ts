import { countWords, readingMinutes } from "./reading-time";

describe("countWords", () => {
  it.each([
    ["", 0],
    ["One two, three.", 3],
    ["don’t re-read", 3],
    ["1,322 alarms at 0.4 ppm", 5],
    ["हिन्दी में पढ़ें", 3],
  ])("counts %j as %i", (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it.each([
    ["Chinese", "我们在浦那制造制氧设备"],
    ["Japanese", "私たちは酸素プラントを作ります"],
  ])("finds the words of %s, a script without spaces", (_, text) => {
    const words = countWords(text);
    expect(words).toBeGreaterThan(2);
    expect(words).toBeLessThan(text.length);
  });
});

describe("readingMinutes", () => {
  it.each([
    [1, 1],
    [356, 1],
    [358, 2],
    [2380, 10],
  ])("is, for %i words, %i min", (words, minutes) => {
    expect(readingMinutes("word ".repeat(words))).toBe(minutes);
  });

  it("is null without words", () => {
    expect(readingMinutes(" … ")).toBeNull();
  });
});
