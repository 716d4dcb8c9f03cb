import { soundOf } from "./sound";

it.each([
  ["compressor", "कंप्रेसर", "कम्प्रेसर", "कंप्रेसरों"],
  ["nitrogen", "नाइट्रोजन", "नाइट्रोजेन"],
  ["oxygen", "ऑक्सीजन", "आक्सीजन"],
  ["hydrogen", "हाइड्रोजन"],
  ["plant", "प्लांट", "प्लान्ट"],
  ["commissioning", "कमीशनिंग"],
  ["cryogenic", "क्रायोजेनिक"],
  ["generator", "जनरेटर"],
  ["skid", "स्किड"],
  ["vaporiser", "वेपोराइज़र"],
  ["नक्शा", "नक़्शा"],
  ["samachar", "समाचार"],
  ["mechanical", "मैकेनिकल"],
  ["equipment", "इक्विपमेंट"],
])("of %s is that of %s", (word, ...others) => {
  for (const other of others) expect([other, soundOf(other)]).toEqual([other, soundOf(word)]);
});

it("is none of a short word", () => {
  expect([soundOf("गैस"), soundOf("gas"), soundOf("300")]).toEqual([undefined, undefined, undefined]);
});
