import { gasNames } from "../words/gas-names.ts";
import { foldWord } from "./words.ts";

/** Words for one thing. */
const groups = [
  ["ASU", "separation"],
  ["vacancy", "job", "career", "hiring", "नोकरी", "नौकरी", "naukri", "करियर"],
  ["AMC", "CMC", "maintenance", "रखरखाव", "मरम्मत"],
  ...gasNames.values(),
  ["price", "cost", "quote", "quotation", "offer", "कीमत", "दाम", "kimat", "keemat", "daam"],
  ["hospital", "अस्पताल", "हॉस्पिटल", "aspatal"],
  ["purity", "शुद्धता", "shuddhata"],
  ["plant", "संयंत्र"],
  // Too short to be found by their sound.
  ["air", "एयर", "वायु"],
  ["gas", "गैस"],
  ["separation", "पृथक्करण"],
  ["storage", "भंडारण", "टैंक", "tank"],
  ["reference", "संदर्भ"],
  ["certificate", "प्रमाणपत्र", "सर्टिफिकेट"],
  ["privacy", "गोपनीयता"],
  ["quality", "गुणवत्ता"],
  ["relocation", "स्थानांतरण"],
  ["brochure", "catalogue", "datasheet", "कैटलॉग", "ब्रोशर"],
  ["boss", "management", "leadership", "director", "CEO"],
  ["phone", "telephone", "contact", "संपर्क", "sampark", "फोन"],
].map((words) => [...new Set(words.map(foldWord))]);

const known = new Map<string, string[]>();
for (const group of groups)
  for (const word of group)
    known.set(word, [...(known.get(word) ?? []), ...group.filter((other) => other !== word)]);

/** Other words for what a word names, in the form in which words are compared. */
export function synonymsOf(word: string): readonly string[] {
  return known.get(word) ?? [];
}
