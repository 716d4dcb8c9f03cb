import { related } from "./related";

const list = (...titles: string[]) => titles.map((title, index) => ({ id: String(index + 1), title }));
const titles = (entries: { title: string }[]) => entries.map(({ title }) => title);

it("takes those that follow, and begins again after the end", () => {
  const entries = list("One", "Two", "Six", "Ten", "Ace");
  expect(titles(related(entries, "1", 3))).toEqual(["Two", "Six", "Ten"]);
  expect(titles(related(entries, "4", 3))).toEqual(["Ace", "One", "Two"]);
  expect(titles(related(entries, "5", 3))).toEqual(["One", "Two", "Six"]);
});

it("takes those first whose titles share words, and rarer words before common ones", () => {
  const entries = list("Plant EPC", "Plant audits", "Storage", "Plant hydrogen", "Hydrogen storage plant");
  expect(titles(related(entries, "4", 2))).toEqual(["Hydrogen storage plant", "Plant EPC"]);
  expect(titles(related(entries, "3", 1))).toEqual(["Hydrogen storage plant"]);
});

it("does not take “and” and “of” for words, and knows other scripts", () => {
  const entries = list(
    "Design and build of the",
    "Of and the with",
    "Ölprüfung",
    "Wartung",
    "ölprüfung für alle",
  );
  expect(titles(related(entries, "1", 1))).toEqual(["Of and the with"]);
  expect(titles(related(entries, "3", 1))).toEqual(["ölprüfung für alle"]);
  expect(titles(related(list("हाइड्रोजन", "Two", "हाइड्रोजन संयंत्र"), "1", 1))).toEqual(["हाइड्रोजन संयंत्र"]);
});

it("never takes the entry itself, nor more than there are", () => {
  expect(related(list("One"), "1", 3)).toEqual([]);
  expect(related([], "1", 3)).toEqual([]);
  expect(titles(related(list("One", "Two"), "2", 3))).toEqual(["One"]);
});

it("begins with the first entry where the list does not have the one", () => {
  expect(titles(related(list("One", "Two"), "9", 3))).toEqual(["One", "Two"]);
});
