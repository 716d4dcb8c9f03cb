/** @jest-environment node */
import { chooseRelated } from "./related-articles";

const article = (id: string, title: string, summary = "", published = "2025-01-01") => ({
  id,
  title,
  summary,
  published,
});
const ids = (chosen: { id: string }[]) => chosen.map(({ id }) => id);

const valves = article("1", "Relief valves on cryogenic lines", "Trapped liquid bursts pipes.");

it("takes what shares words, a title's before a summary's, and then the newest", () => {
  const others = [
    article("new", "Apprentice school", "Places are open", "2026-03-01"),
    article("newer", "Open day", "Visitors came", "2026-04-01"),
    article("summary", "Moving a plant", "Each relief valve is calculated again", "2020-01-01"),
    article("title", "Relief valve sizes", "Recalculated", "2019-01-01"),
    article("old", "Clean area", "For oxygen", "2018-01-01"),
  ];
  expect(ids(chooseRelated(valves, others))).toEqual(["title", "summary", "newer"]);
});

it("values a rare word above one that all have", () => {
  const others = [
    article("a", "Valves in summer", "", "2026-01-01"),
    article("b", "Valves in winter", "", "2026-01-02"),
    article("c", "Valves in spring", "", "2026-01-03"),
    article("d", "Cryogenic pumps and valves", "", "2017-01-01"),
  ];
  expect(ids(chooseRelated(valves, others, 2))).toEqual(["d", "c"]);
});

it("does not take words for likeness that say nothing", () => {
  const own = article("1", "What the drawings do not say");
  const others = [
    article("words", "What is it that they do not have", "", "2020-01-01"),
    article("new", "Surge margins", "", "2026-01-01"),
  ];
  expect(ids(chooseRelated(own, others))).toEqual(["new", "words"]);
});

it("never takes the article itself", () => {
  expect(chooseRelated(valves, [valves])).toEqual([]);
  expect(ids(chooseRelated(valves, [valves, article("2", "Relief valves")]))).toEqual(["2"]);
});

it("takes no more than it is asked for, and leaves the list as it was", () => {
  const others = ["2", "3", "4", "5"].map((id) => article(id, "Valves", "", `202${id}-01-01`));
  expect(ids(chooseRelated(valves, others))).toEqual(["5", "4", "3"]);
  expect(ids(others)).toEqual(["2", "3", "4", "5"]);
  expect(chooseRelated(valves, [])).toEqual([]);
});
