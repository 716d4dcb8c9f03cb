import type { ResultKind } from "../../content/kind.ts";
import { gases } from "../site/duty.ts";
import type { Language } from "../words/language.ts";
import { excerptAround, type IsMatch, markMatches, type Segment } from "./excerpt.ts";
import type { Hit, SearchIndex } from "./search-index.ts";
import { isDevanagari, soundOf } from "./sound.ts";
import { synonymsBySound, synonymsOf } from "./synonyms.ts";
import { isTelling, splitMeasure, wordsOf } from "./words.ts";

export type Found = {
  kind: ResultKind;
  path: string;
  title: Segment[];
  label: string;
  excerpt: Segment[];
  /** Language of its page, where that is not the language of the search. */
  lang?: Language;
};

export type SearchResult = {
  /** Results, the best first. */
  found: Found[];
  /** If nothing is found: words of the content that are close to the searched ones. */
  closest: string[];
};

export type FindOptions = {
  /** Maximum number of results; default: {@link maxFound}. */
  limit?: number;
  hasExcerpts?: boolean;
  /** Takes a word that the content lacks for a synonym in another spelling: Hindi in Latin letters has many. */
  hasSpellings?: boolean;
};

/** More words are ignored. */
const maxWords = 8;
/** Maximum number of results of a search. */
export const maxFound = 30;
/** With fewer results, other forms of the words are searched for too. */
const enough = 5;
const excerptLength = 160;
const minPrefixLength = 2;

/** Weight of each kind: visitors look for some kinds more often. */
const kindWeights: Record<ResultKind, number> = {
  expertise: 1.25,
  service: 1.2,
  product: 1.2,
  reference: 0.9,
  person: 0.5,
  page: 1.1,
  article: 0.9,
  news: 0.85,
  document: 0.8,
};

/** A word of the query and its alternatives; with `isPrefix`, also all words that begin with one of them. */
type Group = { word: string; forms: { word: string; isPrefix: boolean }[] };

/**
 * Searches in steps: the words themselves, words that begin with them, words close to them, and any of them. Each step only
 * adds to what the stricter ones have found.
 */
export function find(
  index: SearchIndex,
  query: string,
  { limit = maxFound, hasExcerpts = true, hasSpellings = false }: FindOptions = {},
): SearchResult {
  const words = queryWords(query, index);
  if (words.length === 0) return { found: [], closest: [] };
  const found = new Map<number, Found>();
  for (const [groups, operator] of steps(words, index, hasSpellings)) {
    const match = toMatch(groups, operator);
    const isMatch = matcher(groups);
    for (const hit of match ? rank(index.search(match), groups) : []) {
      if (found.size === limit) break;
      if (found.has(hit.id)) continue;
      const { id, kind, path, title, label } = hit;
      const text = hasExcerpts ? index.textOf(hit) : "";
      const excerpt = excerptAround(text, isMatch, excerptLength, words.length);
      found.set(id, { kind, path, title: markMatches(title, isMatch), label, excerpt });
    }
    if (found.size >= Math.min(enough, limit)) break;
  }
  return { found: [...found.values()], closest: found.size > 0 ? [] : closestTo(words, index) };
}

function* steps(
  words: string[],
  index: SearchIndex,
  hasSpellings: boolean,
): Generator<[Group[], "AND" | "OR"]> {
  const whole = words.map((word) => group(word, hasSpellings && !index.has(word)));
  yield [whole, "AND"];
  const begun = whole.map(withPrefix);
  yield [begun, "AND"];
  const similar = begun.map((one) => (isKnown(one, index) ? one : similarGroup(one.word, index)));
  if (similar.some((one, at) => one !== begun[at])) yield [similar, "AND"];
  yield [similar, "OR"];
}

/** The words that matter; a number with its unit is two words, unless the content has it as one. */
function queryWords(query: string, index: SearchIndex): string[] {
  const all = wordsOf(query).flatMap(({ word }) => {
    const parts = splitMeasure(word);
    return parts.length > 0 && !index.has(word) ? parts : [word];
  });
  // Oxygen gas is oxygen: texts do not add the word.
  const isNamedGas = all.some((word) => gases.some((gas) => isSame(word, gas)));
  const telling = all.filter((word) => isTelling(word) && !(isNamedGas && isSame(word, "gas")));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, maxWords);
}

function isSame(word: string, name: string): boolean {
  const sound = soundOf(word);
  return word === name || synonymsOf(name).includes(word) || (sound !== undefined && sound === soundOf(name));
}

/** @param bySound whether synonyms count that only sound like the word */
function group(word: string, bySound: boolean): Group {
  const exact = synonymsOf(word);
  const synonyms = bySound && exact.length === 0 ? synonymsBySound(word) : exact;
  const others = [...synonyms, ...[word, ...synonyms].flatMap((one) => soundOf(one) ?? [])];
  return { word, forms: [word, ...others].map((form) => ({ word: form, isPrefix: false })) };
}

function withPrefix({ word, forms }: Group): Group {
  const isPrefix = word.length >= minPrefixLength && !/^\p{N}/u.test(word);
  return { word, forms: [{ word, isPrefix }, ...forms.slice(1)] };
}

function similarGroup(word: string, index: SearchIndex): Group {
  return { word, forms: index.similarTo(word).map((term) => ({ word: term, isPrefix: false })) };
}

function isKnown({ forms }: Group, index: SearchIndex): boolean {
  return forms.some(({ word, isPrefix }) => index.has(word) || (isPrefix && index.hasPrefix(word)));
}

/** A query of FTS5; a word without any form is left out, as nothing has it. */
function toMatch(groups: Group[], operator: "AND" | "OR"): string {
  return groups
    .filter(({ forms }) => forms.length > 0)
    .map(
      ({ forms }) => `(${forms.map(({ word, isPrefix }) => `"${word}"${isPrefix ? "*" : ""}`).join(" OR ")})`,
    )
    .join(` ${operator} `);
}

function rank(hits: Hit[], groups: Group[]): Hit[] {
  const scoreOf = ({ kind, title, label, score }: Hit) => {
    const titleWords = wordsOf(title);
    const named = new Set([...titleWords, ...wordsOf(label)].flatMap(({ word }) => [word, soundOf(word)]));
    const inName = groups.filter(({ forms }) => forms.some(({ word }) => named.has(word)));
    const share = inName.length / Math.max(groups.length, titleWords.length);
    return score * kindWeights[kind] * (1 + 2 * share);
  };
  return hits
    .map((hit) => ({ hit, score: scoreOf(hit) }))
    .sort((a, b) => b.score - a.score)
    .map(({ hit }) => hit);
}

function matcher(groups: Group[]): IsMatch {
  const forms = groups.flatMap((one) => one.forms);
  const whole = new Set(forms.map(({ word }) => word));
  const prefixes = forms.filter(({ isPrefix }) => isPrefix).map(({ word }) => word);
  return (word) =>
    whole.has(word) ||
    (isDevanagari(word) && whole.has(soundOf(word) ?? "")) ||
    splitMeasure(word).some((part) => whole.has(part)) ||
    prefixes.some((prefix) => word.startsWith(prefix));
}

function closestTo(words: string[], index: SearchIndex): string[] {
  const near = words.flatMap((word) => index.similarTo(word, word.length < 6 ? 2 : 3).slice(0, 3));
  return [...new Set(near.map((term) => asWritten(term, index)))].slice(0, 5);
}

/** A word as the content writes it. */
function asWritten(term: string, index: SearchIndex): string {
  const [hit] = index.search(`"${term}"`);
  const text = hit ? `${hit.title} ${index.textOf(hit)}` : "";
  const place = wordsOf(text).find(({ word }) => word === term);
  return place ? text.slice(place.start, place.end) : term;
}
