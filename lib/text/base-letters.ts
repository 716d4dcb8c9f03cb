const combiningMarks = /[\u0300-\u036f]/g;
const letters: Record<string, string> = {
  ß: "ss",
  ø: "o",
  đ: "d",
  ł: "l",
  æ: "ae",
  œ: "oe",
  ı: "i",
  þ: "th",
};

/** A text in lower case without accents, with plain digits: "Müller, CO₂" is "muller, co2". Other scripts stay. */
export function baseLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(combiningMarks, "")
    .replace(/[ßøđłæœıþ]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFC");
}
