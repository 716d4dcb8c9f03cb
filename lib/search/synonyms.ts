import { gasNames } from "../site/gas-names.ts";
import { soundOf } from "./sound.ts";
import { foldWord } from "./words.ts";

/** Of hospitals and of their suppliers alike. */
const medicine = "medicine medical मेडिकल चिकित्सा दवा दवाई दवाइयाँ दवाओं dava dawa davai dawai".split(" ");

/** Words for one thing. */
const groups = [
  ["ASU", "separation"],
  ["vacancy", "job", "career", "hiring", "नोकरी", "नौकरी", "naukri", "करियर"],
  ["AMC", "CMC", "maintenance", "रखरखाव", "मरम्मत"],
  ...gasNames.values(),
  ["repair", "मरम्मत", "refurbishment", "रिफ़र्बिशमेंट"],
  ["price", "cost", "quote", "quotation", "offer", "कीमत", "दाम", "kimat", "keemat", "daam"],
  ["service", "सेवा", "सेवाएँ", "सेवाओं", "सर्विस", "seva", "sevaen", "sevayen", "sevaye"],
  ["hospital", "अस्पताल", "हॉस्पिटल", "aspatal", ...medicine],
  [
    ...[
      "pharma",
      "pharmaceutical",
      "drug",
      "aushadhi",
      "फ़ार्मा",
      "फ़ार्मास्यूटिकल",
      "फ़ार्मास्यूटिकल्स",
      "ड्रग",
      "औषधि",
      "औषध",
    ],
    ...medicine,
  ],
  ["purity", "शुद्धता", "shuddhata"],
  ["purification", "purifier", "प्यूरिफ़िकेशन", "शुद्धिकरण"],
  ["liquid", "लिक्विड", "तरल", "द्रव"],
  ["plant", "संयंत्र"],
  ["project", "प्रोजेक्ट", "परियोजना"],
  ["contract", "अनुबंध", "ठेका", "theka"],
  ["energy", "एनर्जी", "ऊर्जा", "urja"],
  ["audit", "ऑडिट", "जाँच"],
  ["water", "वॉटर", "पानी", "pani", "जल"],
  ["cooling", "कूलिंग", "शीतलन", "ठंडा"],
  ["pressure", "प्रेशर", "दबाव", "दाब"],
  ["safety", "सेफ़्टी", "सुरक्षा"],
  ["steel", "स्टील", "इस्पात"],
  ["green", "ग्रीन", "हरित", "harit"],
  ["address", "पता", "pata"],
  ["story", "history", "कहानी", "kahani", "इतिहास"],
  ["separation", "पृथक्करण"],
  ["storage", "भंडारण", "टैंक", "tank"],
  ["reference", "रेफ़रेंस", "संदर्भ"],
  ["certificate", "प्रमाणपत्र", "सर्टिफ़िकेट"],
  ["privacy", "गोपनीयता"],
  ["erase", "erasure", "delete", "हटाना", "हटाएँ", "हटाओ", "hatao", "मिटाना", "मिटाओ", "mitao"],
  ["quality", "गुणवत्ता"],
  ["relocation", "shifting", "रीलोकेशन", "शिफ़्टिंग", "स्थानांतरण", "स्थानांतरित"],
  ["brochure", "catalogue", "datasheet", "कैटलॉग", "ब्रोशर"],
  ["boss", "management", "leadership", "director", "CEO", "नेतृत्व", "निदेशक", "मालिक"],
  ["phone", "telephone", "contact", "संपर्क", "sampark", "फ़ोन", "नंबर"],
  // Too short to be found by their sound.
  ["air", "एयर", "हवा", "वायु", "hava", "hawa"],
  ["gas", "गैस"],
].map((words) => [...new Set(words.map(foldWord))]);

const known = new Map<string, string[]>();
const knownSounds = new Map<string, string>();
for (const group of groups)
  for (const word of group) {
    known.set(word, [...(known.get(word) ?? []), ...group.filter((other) => other !== word)]);
    const sound = soundOf(word);
    if (sound) knownSounds.set(sound, word);
  }

/** Other words for what a word names, in the form in which words are compared. */
export function synonymsOf(word: string): readonly string[] {
  return known.get(word) ?? [];
}

/** As {@link synonymsOf}, for a word in another spelling: "maramat" is मरम्मत. */
export function synonymsBySound(word: string): readonly string[] {
  const same = knownSounds.get(soundOf(word) ?? "");
  return same === undefined ? [] : [same, ...synonymsOf(same)];
}
