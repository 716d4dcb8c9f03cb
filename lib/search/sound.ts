/**
 * Words by their consonants, in Latin letters: "compressor", "कंप्रेसर" and "कम्प्रेसर" sound alike. Most words of the trade are
 * English in Hindi, too, and visitors type them in either script and in several spellings.
 */

/** Sounds that the two scripts do not tell apart have one letter. */
const devanagari: Record<string, string> = {
  क: "k",
  ख: "k",
  ग: "g",
  घ: "g",
  ङ: "n",
  च: "c",
  छ: "c",
  ज: "g",
  ज़: "s",
  झ: "g",
  ञ: "n",
  ट: "t",
  ठ: "t",
  ड: "d",
  ड़: "r",
  ढ: "d",
  ढ़: "r",
  ण: "n",
  त: "t",
  थ: "t",
  द: "d",
  ध: "d",
  न: "n",
  प: "p",
  फ: "f",
  फ़: "f",
  ब: "b",
  भ: "b",
  म: "n",
  य: "",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "s",
  ष: "s",
  स: "s",
  ह: "",
  "ं": "n",
  "ँ": "n",
};

/** In this order; what is left is a consonant of its own. */
const latin: [RegExp, string][] = [
  [/[^a-z]/g, ""],
  [/tion/g, "sn"],
  [/sch?|sh/g, "s"],
  [/ch/g, "c"],
  [/ph/g, "f"],
  [/ce|ci|cy/g, "s"],
  [/c(?!$)(?=[^h])|c$|q|kh|ck/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/j/g, "g"],
  [/w/g, "v"],
  [/m/g, "n"],
  [/[aeiouyh]/g, ""],
];

/** No letter that a visitor types begins a word of this kind. */
const mark = "ʔ";
const minConsonants = 3;

export function isDevanagari(word: string): boolean {
  return /^\p{Script=Devanagari}/u.test(word);
}

/** True for a word by its sound, which is shown to nobody. */
export function isSound(word: string): boolean {
  return word.startsWith(mark);
}

/** @param word as words are compared @returns undefined for a word of few consonants, which sounds like many others */
export function soundOf(word: string): string | undefined {
  const letters = isDevanagari(word) ? fromDevanagari(word) : fromLatin(word);
  const sound = letters.replace(/(.)\1+/g, "$1");
  return sound.length >= minConsonants ? mark + sound : undefined;
}

/** The sign at the end of a word is that of a plural or a case. */
function fromDevanagari(word: string): string {
  const stem = word.normalize("NFC").replace(/[ंँ]$/, "");
  return (stem.normalize("NFD").match(/\p{L}\u093c?|[ंँ]/gu) ?? [])
    .map((letter) => devanagari[letter.normalize("NFC")] ?? devanagari[letter] ?? "")
    .join("");
}

function fromLatin(word: string): string {
  return latin.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word);
}
