import { baseLetters } from "../text/base-letters.ts";
import { foldNumber } from "../text/numbers.ts";
import { isDevanagari, soundOf } from "./sound.ts";
import { foldSpelling } from "./spelling.ts";

/** A word of a text: as it is compared, and its place in the text. */
export type Word = { word: string; start: number; end: number };

/** Longer ones are cut: nobody types them, and each distinct word takes memory. */
const maxWordLength = 40;

const wordPattern = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}\u00ad\u200b\u2060\ufeff]*(?:[.,]\p{N}+)*/gu;
/** A model or a standard, such as VN-1000 and ISO 9001: a short name, then a number. */
const modelPattern = /(?<![\p{L}\p{N}])\p{Lu}{1,4}[- \u00a0]\p{N}+\p{L}?(?![\p{L}\p{N}])/gu;
/** A number with its unit, such as 300Nm3. */
const measurePattern = /^(\p{N}[\p{N}.,]*)(\p{L}.*)$/u;
/** Dots below letters, which many leave out, and which change a sound only below others. */
const silentNukta = /(?<=[कखगफ])\u093c/g;
/** Soft hyphens and the like, within words; joiners are letters' own. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** The words of a text in the form in which they are compared. */
export function wordsOf(text: string): Word[] {
  return [...eachWord(text)];
}

/** As {@link wordsOf}, for those who do not need all. */
export function* eachWord(text: string): Generator<Word> {
  // `matchAll` takes 1.4 times as long. Several texts may be read at a time.
  const pattern = new RegExp(wordPattern);
  for (let found = pattern.exec(text); found; found = pattern.exec(text))
    yield { word: foldWord(found[0]), start: found.index, end: pattern.lastIndex };
}

/** Words under which a text is found: its own, models as one word, and the parts of a number with its unit. */
export function indexedWords(text: string): string[] {
  const models = Array.from(text.matchAll(modelPattern), ([found]) =>
    foldWord(found.replace(/[- \u00a0]/, "")),
  );
  return [
    ...wordsOf(text).flatMap(({ word }) => [word, ...splitMeasure(word), ...soundsOf(word)]),
    ...models,
  ];
}

/** The sound of a word in Devanagari, under which it is found in other spellings, too. */
function soundsOf(word: string): string[] {
  const sound = isDevanagari(word) ? soundOf(word) : undefined;
  return sound ? [sound] : [];
}

/** A number and its unit; nothing for another word. */
export function splitMeasure(word: string): string[] {
  return measurePattern.exec(word)?.slice(1) ?? [];
}

const folded = new Map<string, string>();
const maxFolded = 20_000;

/** Letters without case and accents, plain digits, one spelling, singular; फ for फ़, and ं for ँ. */
export function foldWord(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const result = fold(word);
  if (folded.size >= maxFolded) folded.clear();
  if (word.length <= maxWordLength) folded.set(word, result);
  return result;
}

function fold(word: string): string {
  const plain = baseLetters(word.replace(unseen, "")).replace(silentNukta, "").replaceAll("ँ", "ं");
  return (/^\p{N}/u.test(plain) ? foldNumber(plain) : foldSpelling(plain)).slice(0, maxWordLength);
}

/** Words that say nothing about the subject of a text. */
const stopWords = new Set(
  (
    "about after also am an and are as at be because been before between but by can do does for from had has have he " +
    "her his how if in into is it its may me more most much my need no not of on only or other our over same she so some such " +
    "than that the their them then there these they this those to two up us want was we were what when where which while who " +
    "why will with without you your " +
    // All pages are about it.
    "company कंपनी कम्पनी kampani " +
    // Hindi, in both scripts.
    "का की के को में से पर और है हैं या एक यह वह लिए क्या कैसे कौन कहाँ चाहिए मेरा मेरी मेरे मुझे हमारा हमारी हमारे हमें आप आपका आपकी आपके वाला वाली वाले करना करने करें " +
    "ka ki ke ko mein se par aur hai hain ya ek yah vah liye kya kaise kaun kahan chahiye mera meri mere mujhe hamara hamari hamare aap aapka aapki aapke wala wali wale karna karne kare karen " +
    "कीमत दाम kimat keemat daam"
  )
    .split(" ")
    .map(foldWord),
);

/** True for a word, in the form in which it is compared, that says something about the subject of its text. */
export function isTelling(word: string): boolean {
  return !stopWords.has(word) && !/^[a-z]$/.test(word);
}

/** The words of a text that say something about its subject, in the form in which they are compared. Single digits do not. */
export function distinctiveWords(text: string): string[] {
  return wordsOf(text)
    .map(({ word }) => word)
    .filter((word) => word.length > 1 && isTelling(word));
}
