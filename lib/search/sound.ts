/**
 * Words by their consonants, in Latin letters: "compressor", "कंप्रेसर" and "कम्प्रेसर" sound alike. Most words of the trade are
 * English in Hindi, too, and visitors type them in either script and in several spellings.
 */

/**
 * Sounds that the two scripts do not tell apart have one letter; the others are not heard. Letters with a dot are two characters, and
 * sound like those without one unless they are here.
 */
const devanagari: Record<string, string> = Object.fromEntries(
  Object.entries({
    k: "क ख",
    c: "च छ",
    g: "ग घ ज झ",
    n: "ङ ञ ण न म ं ँ",
    s: "ज़ श ष स",
    t: "ट ठ त थ",
    d: "ड ढ द ध",
    r: "ड़ ढ़ र",
    p: "प",
    f: "फ",
    b: "ब भ",
    l: "ल ळ",
    v: "व",
  }).flatMap(([sound, letters]) => letters.split(" ").map((letter) => [letter, sound])),
);

/** In this order; what is left is a consonant of its own. */
const latin: [RegExp, string][] = [
  [/[^a-z]/g, ""],
  [/tion/g, "sn"],
  [/sch?|sh/g, "s"],
  [/ph/g, "f"],
  [/ce|ci|cy/g, "s"],
  [/qu(?!e$)/g, "kv"],
  // English has it as in मैकेनिकल or in चार्ज.
  [/(?<=me|te|ar)ch|ch(?=[lr]|em)/g, "k"],
  [/ch/g, "ç"],
  [/[cq]/g, "k"],
  [/ç/g, "c"],
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
  const stem = word.normalize("NFD").replace(/[ंँ]$/, "");
  const letters = stem.match(/\p{L}\u093c?|[ंँ]/gu) ?? [];
  return letters.map((letter) => devanagari[letter] ?? devanagari[letter.charAt(0)] ?? "").join("");
}

function fromLatin(word: string): string {
  return latin.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word);
}
