import { chooseRelated, entriesAfter } from "./related";

describe("related services and expertise", () => {
  const list = (...titles: string[]) => titles.map((title, index) => ({ id: String(index + 1), title }));

  /** The related entries of a list, as lib/content/summaries.ts chooses them. */
  function related(entries: ReturnType<typeof list>, id: string, count: number) {
    const title = entries.find((entry) => entry.id === id)?.title ?? "";
    return chooseRelated({ id, title }, entriesAfter(entries, id), { count });
  }

  const titles = (entries: { title: string }[]) => entries.map(({ title }) => title);

  it("are those that follow, then those from the beginning", () => {
    const entries = list("One", "Two", "Six", "Ten", "Ace");
    expect(titles(related(entries, "1", 3))).toEqual(["Two", "Six", "Ten"]);
    expect(titles(related(entries, "4", 3))).toEqual(["Ace", "One", "Two"]);
    expect(titles(related(entries, "5", 3))).toEqual(["One", "Two", "Six"]);
  });

  it("prefer titles that share words, rare words above common ones", () => {
    const entries = list("Plant EPC", "Plant audits", "Storage", "Plant hydrogen", "Hydrogen storage plant");
    expect(titles(related(entries, "4", 2))).toEqual(["Hydrogen storage plant", "Plant EPC"]);
    expect(titles(related(entries, "3", 1))).toEqual(["Hydrogen storage plant"]);
  });

  it("ignore “and” and “of”, and support other scripts", () => {
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
});

describe("related articles", () => {
  const article = (id: string, title: string, summary = "", published = "2025-01-01") => ({
    id,
    title,
    summary,
    published,
  });

  /** The related articles, as lib/content/articles.ts chooses them: from a list with the newest first. */
  function relatedArticles(own: Article, others: Article[], count?: number) {
    const newest = others.toSorted((a, b) => Date.parse(b.published) - Date.parse(a.published));
    return chooseRelated(own, newest, { count });
  }

  type Article = ReturnType<typeof article>;
  const ids = (chosen: { id: string }[]) => chosen.map(({ id }) => id);

  const valves = article("1", "Relief valves on cryogenic lines", "Trapped liquid bursts pipes.");

  it("prefer words shared with titles, then with summaries, then the newest", () => {
    const others = [
      article("new", "Apprentice school", "Places are open", "2026-03-01"),
      article("newer", "Open day", "Visitors came", "2026-04-01"),
      article("summary", "Moving a plant", "Each relief valve is calculated again", "2020-01-01"),
      article("title", "Relief valve sizes", "Recalculated", "2019-01-01"),
      article("old", "Clean area", "For oxygen", "2018-01-01"),
    ];
    expect(ids(relatedArticles(valves, others))).toEqual(["title", "summary", "newer"]);
  });
});
