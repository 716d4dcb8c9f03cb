/** Finds in the sample content in Hindi what a visitor who types these words wants to see first: in both scripts, and mixed. */
import { openSampleIndex } from "../../testing/content/sample-index";
import type { SearchIndex } from "../search/search-index";
import { findLocal } from "./search";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn(), gone: "gone" }));

const oxygen = /ऑक्सीजन/;
const nitrogen = /नाइट्रोजन/;
const hydrogen = /हाइड्रोजन/;
const hospital = /हॉस्पिटल|अस्पताल/;
const maintenance = /रखरखाव/;
const commissioning = /कमीशनिंग/;
const separation = /एयर सेपरेशन/;

/** Words, and the title that must come first. */
const table: [query: string, first: RegExp][] = [
  ["ऑक्सीजन", oxygen],
  ["आक्सीजन", oxygen],
  ["oxygen", oxygen],
  ["ऑक्सीजन प्लांट", oxygen],
  ["oxygen plant", oxygen],
  ["oxygen plant kimat", oxygen],
  ["ऑक्सीजन प्लांट की कीमत", oxygen],
  ["hospital oxygen plant", hospital],
  ["हॉस्पिटल ऑक्सीजन", hospital],
  ["अस्पताल के लिए ऑक्सीजन प्लांट", hospital],
  ["aspatal oxygen", hospital],
  ["VO-30", /VO-30/],
  ["vo30", /VO-30/],
  ["नाइट्रोजन", nitrogen],
  ["nitrogen", nitrogen],
  ["nitrogen generator", nitrogen],
  ["नाइट्रोजन जनरेटर", nitrogen],
  ["PSA नाइट्रोजन", nitrogen],
  ["psa nitrogen", nitrogen],
  ["VN-1000", /VN-1000/],
  ["vn 100", /VN-100 /],
  ["N2 generator", nitrogen],
  ["300 Nm3/h नाइट्रोजन", nitrogen],
  ["हाइड्रोजन", hydrogen],
  ["hydrogen", hydrogen],
  ["ग्रीन हाइड्रोजन", /ग्रीन हाइड्रोजन/],
  ["green hydrogen", /ग्रीन हाइड्रोजन/],
  ["electrolyser", /इलेक्ट्रोलाइज़र/],
  ["इलेक्ट्रोलाइजर", /इलेक्ट्रोलाइज़र/],
  ["आर्गन", /आर्गन/],
  ["argon recovery", /आर्गन रिकवरी/],
  ["एयर सेपरेशन", separation],
  ["air separation plant", separation],
  ["क्रायोजेनिक", /क्रायोजेनिक/],
  ["cryogenic", /क्रायोजेनिक/],
  ["कंप्रेसर", /कंप्रेसर/],
  ["कम्प्रेसर", /कंप्रेसर/],
  ["compressor", /कंप्रेसर/],
  ["वेपोराइज़र", /वेप/],
  ["vaporiser", /वेप/],
  ["मॉलिक्यूलर सीव", /मॉलिक्यूलर सीव/],
  ["molecular sieve", /मॉलिक्यूलर सीव/],
  ["लिक्विड टैंक", /टैंक/],
  ["LT-50", /LT-50/],
  ["कमीशनिंग", commissioning],
  ["commissioning", commissioning],
  ["रखरखाव", maintenance],
  ["AMC", maintenance],
  ["plant maintenance", maintenance],
  ["ऑटोमेशन", /ऑटोमेशन/],
  ["automation", /ऑटोमेशन/],
  ["डिज़ाइन इंजीनियरिंग", /डिज़ाइन इंजीनियरिंग/],
  ["design engineering", /डिज़ाइन इंजीनियरिंग/],
  ["रिफर्बिशमेंट", /रिफ़र्बिशमेंट/],
  ["refurbishment", /रिफ़र्बिशमेंट/],
  ["EPC", /EPC/],
  ["टर्नकी परियोजना", /टर्नकी|EPC/],
  ["गुणवत्ता नीति", /गुणवत्ता/],
  ["quality policy", /गुणवत्ता|ISO 9001/],
  ["ISO 9001", /ISO 9001|गुणवत्ता नीति/],
  ["गोपनीयता", /गोपनीयता/],
  ["संपर्क", /संपर्क|पूछताछ/],
  ["नौकरी", /संपर्क|पूछताछ/],
  ["अस्पताल के लिए आक्सीजन प्लांट", /VO-30/],
  ["hospital ke liye oxigen plant", /VO-30/],
  ["हाइड्रोजन शुद्धिकरण", /HB-200/],
  ["hydrogen purifire", /HB-200/],
  ["द्रव नाइट्रोजन", /VC-50L/],
  ["thanda pani", /CT-3/],
  ["argan gas", /आर्गन रिकवरी/],
  ["आर्गन गैस रिकवरी", /आर्गन रिकवरी/],
  ["हरित हाइड्रोजन", /ग्रीन हाइड्रोजन/],
  ["green हाइड्रोजन प्रोजेक्ट", /ग्रीन हाइड्रोजन/],
  ["plant ki maramat", /रिफ़र्बिशमेंट/],
  ["plant शिफ्टिंग", /रीलोकेशन|स्थानांतरित/],
  ["ऊर्जा की जांच", /एनर्जी ऑडिट/],
  ["संयंत्र का रख रखाव", maintenance],
  ["ISO सर्टिफिकेट", /ISO|गुणवत्ता/],
  ["संपर्क नंबर", /संपर्क|पता/],
  ["कंपनी का पता", /पता/],
  ["company ka pata", /पता/],
  ["कंपनी के निदेशक", /नेतृत्व/],
  ["kampani ki kahani", /हमारी कहानी/],
  ["हमारी टीम", /टीम/],
  ["naya samachar", /समाचार/],
  ["मेरी पूछताछ हटाओ", /गोपनीयता/],
  ["सुगम्यता", /सुगम्यता/],
];

let index: SearchIndex;
beforeAll(async () => {
  index = await openSampleIndex("hi");
});
afterAll(() => index.close());

it("finds what is wanted first, for at least 95 % of the queries", () => {
  const results = table.map(([query, wanted]) => {
    const [first] = findLocal(index, query, "hi").found;
    const title = first?.title.map(({ text }) => text).join("") ?? "nothing";
    return { query, title, isWanted: wanted.test(title) };
  });
  const missed = results.filter(({ isWanted }) => !isWanted);
  process.stdout.write(missed.map(({ query, title }) => `  ${query}: ${title}\n`).join(""));
  expect(table.length).toBeGreaterThanOrEqual(60);
  expect(missed.length / results.length).toBeLessThanOrEqual(0.05);
});

const found = (query: string) =>
  findLocal(index, query, "hi").found.map(({ title, path }) => ({
    title: title.map(({ text }) => text).join(""),
    path,
  }));

it.each(["सेवाएँ", "सेवाएं", "सेवा", "सर्विस", "services", "sevaen"])("finds the services as %s", (query) => {
  const paths = found(query).map(({ path }) => path);
  expect(paths).toContain("/services");
  expect(paths.filter((path) => /^\/services?\/detail/.test(path)).length).toBeGreaterThanOrEqual(18);
});

it.each(["दवा", "दवाइयाँ", "मेडिकल", "dawa", "medicine", "फार्मा", "फ़ार्मास्यूटिकल्स", "औषधि", "pharma", "drug"])(
  "finds hospitals and pharmaceuticals as %s",
  (query) => {
    const titles = found(query).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/हॉस्पिटल|VPSA और PSA ऑक्सीजन/),
        "बल्क ड्रग के लिए PSA नाइट्रोजन",
      ]),
    );
  },
);

it("has what is not translated behind what is, marked, and at its English address", () => {
  const { found } = findLocal(index, "relief valves cryogenic lines", "hi");
  const english = found.filter(({ lang }) => lang === "en");
  expect(english.map(({ path }) => path.split("/").slice(0, 4).join("/"))).toContain("/blogs/details/9");
  const marks = findLocal(index, "नाइट्रोजन", "hi").found.map(({ lang }) => lang ?? "hi");
  expect(marks).toEqual([...marks].sort().reverse());
  expect(marks[0]).toBe("hi");
});

it("has a data sheet in the language of its title, at the address that it has in every language", () => {
  const { found } = findLocal(index, "VN-100 डेटा शीट", "hi");
  const sheet = found.find(
    ({ kind, title }) => kind === "document" && /VN-100 /.test(title.map(({ text }) => text).join("")),
  );
  expect(sheet?.path).toMatch(/^\/files\//);
  expect(sheet).not.toHaveProperty("lang");
});
