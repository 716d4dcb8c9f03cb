import { foldWord } from "./words.ts";

/** Words for one thing. */
const groups = [
  ["ASU", "separation"],
  ["vacancy", "job", "career", "hiring", "नोकरी", "नौकरी"],
  ["AMC", "CMC", "maintenance"],
  ["oxygen", "ऑक्सीजन"],
  ["nitrogen", "नाइट्रोजन"],
  ["hydrogen", "हाइड्रोजन"],
  ["price", "cost", "quote", "quotation", "offer"],
  ["brochure", "catalogue", "datasheet"],
  ["boss", "management", "leadership", "director", "CEO"],
  ["phone", "telephone", "contact"],
].map((words) => words.map(foldWord));

const known = new Map<string, string[]>();
for (const group of groups)
  for (const word of group)
    known.set(word, [...(known.get(word) ?? []), ...group.filter((other) => other !== word)]);

/** Other words for what a word names, in the form in which words are compared. */
export function synonymsOf(word: string): readonly string[] {
  return known.get(word) ?? [];
}
