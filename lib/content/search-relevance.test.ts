/** Finds in the sample content what a visitor who types these words wants to see first. */
import { allKinds } from "../../content/kinds/all";
import { openSampleIndex } from "../../testing/content/sample-index";
import { tags as contentTags } from "../backend/contract";
import { find } from "../search/find";
import type { SearchIndex } from "../search/search-index";
import { searchSources } from "./search-sources";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn(), gone: "gone" }));

/** Words, and the titles of which one must come first. */
const table: [query: string, ...first: string[]][] = [
  ["300 Nm3/h nitrogen", "VND-300 High-Purity Nitrogen Skid with Deoxo"],
  ["VN-1000", "VN-1000 PSA Nitrogen Plant"],
  ["vn1000", "VN-1000 PSA Nitrogen Plant"],
  ["vn 100", "VN-100 PSA Nitrogen Generator"],
  ["vc200g", "VC-200G Gaseous Oxygen Plant"],
  ["hospital oxygen", "VO-30 Hospital Oxygen Plant", "Hospital oxygen, duplex plant"],
  ["psa nitrogen", "PSA Nitrogen Generation", "VN-100 PSA Nitrogen Generator", "VN-1000 PSA Nitrogen Plant"],
  ["N2 generator", "VN-100 PSA Nitrogen Generator"],
  ["nitrgen generater", "VN-100 PSA Nitrogen Generator"],
  ["argon", "Argon Recovery"],
  ["argon recovery", "Argon Recovery"],
  [
    "electrolyzer",
    "Electrolyser Balance-of-Plant: Water, Power, Cooling & Hydrogen Purification",
    "EB-10 Electrolyser Balance-of-Plant Module Set",
  ],
  [
    "electrolyser balance of plant",
    "Electrolyser Balance-of-Plant: Water, Power, Cooling & Hydrogen Purification",
    "EB-10 Electrolyser Balance-of-Plant Module Set",
  ],
  ["electrolyzer test", "10 MW electrolyser plant passes its 72-hour test"],
  ["hydrogen purification skid", "HB-200 Hydrogen Purification Skid"],
  [
    "vaporizer",
    "AV-1000 Ambient Vaporiser Bank",
    "Gas Storage, Vaporiser & Pipeline Stations",
    "Sizing ambient vaporisers for a monsoon",
  ],
  ["ambient vaporizers monsoon", "Sizing ambient vaporisers for a monsoon"],
  ["cryogenic", "Cryogenic Air Separation Plants", "Cryogenic Storage & Vaporisation"],
  ["cryo air sep", "Cryogenic Air Separation Plants"],
  [
    "ASU",
    "Cryogenic Air Separation Plants",
    "450 t/d air separation plant",
    "200 t/d air separation plant, restart",
  ],
  ["molecular sieve", "MS-28 Molecular Sieve Purification Unit", "Why molecular sieve beds fail early"],
  ["why do sieve beds fail", "Why molecular sieve beds fail early"],
  ["expander", "EX-120 Expander Cartridge"],
  ["plate fin heat exchanger", "HX Series Plate-Fin Main Exchangers"],
  ["plate-fin exchangrs", "HX Series Plate-Fin Main Exchangers"],
  ["LOX pump", "LP-4000 Reciprocating Cryogenic Pump Skid"],
  ["tube trailer filling", "TB-4 Tube-Trailer Filling Bay"],
  ["cooling water", "CT-3 Cooling Water Package"],
  ["alarm rationalization", "Alarm rationalisation in an air separation plant"],
  ["commissioning", "Plant Commissioning", "Commissioning"],
  ["comissioning", "Plant Commissioning", "Commissioning"],
  ["revamp", "Refurbishment & Revamp"],
  [
    "move a used plant",
    "Moving a used plant: what the drawings do not say",
    "Plant Relocation: Dismantling, Transport & Re-erection",
  ],
  ["relocation", "Plant Relocation: Dismantling, Transport & Re-erection"],
  ["energy audit", "Performance Tests & Energy Audits"],
  ["iso 9001", "Quality management, ISO 9001:2015", "Quality Policy"],
  ["iso9001 certificate", "Quality management, ISO 9001:2015"],
  ["IEC 62443", "IEC 62443 zones for a works with four control systems", "Network zones to IEC 62443"],
  ["zoe fernandes", "Zoë Fernandes"],
  ["Reznicek", "Tomás Řezníček"],
  ["Kulkarni", "Meenal Kulkarni"],
  ["VN-100 data sheet", "VN-100 PSA Nitrogen Generator, data sheet"],
  ["nitrogen selection guide", "PSA Nitrogen: Selection Guide"],
  ["company profile", "Company Profile & Reference List"],
  ["tyre works", "PSA nitrogen for a tyre works"],
  [
    "arc furnace",
    "VPSA oxygen plant for an arc furnace",
    "VPSA plant for an arc furnace restarts after LiLSX exchange",
  ],
  ["450 t/d", "450 t/d air separation plant", "450 t/d air separation plant reaches mechanical completion"],
  ["privacy", "Privacy"],
  ["address", "Address"],
  ["leadership", "Leadership"],
  ["our team", "Our Team"],
  ["delete my inquiry", "Privacy"],
  ["accessibility", "Accessibility"],
  ["careers", "Contact"],
  ["jobs", "Contact"],
  ["नोकरी", "Contact"],
  ["AMC", "Operation & Maintenance", "Operation & Maintenance Contracts"],
  ["CMC", "Operation & Maintenance", "Operation & Maintenance Contracts"],
  ["ऑक्सीजन", "VPSA & PSA Oxygen", "VC-200G Gaseous Oxygen Plant", "VO-30 Hospital Oxygen Plant"],
  ["quality policy", "Quality Policy"],
  ["spare parts", "Spare parts that we would not do without"],
  ["operation contract", "Operation & Maintenance", "Operation & Maintenance Contracts"],
  ["maintenance", "Operation & Maintenance"],
  ["oxygen", "VPSA & PSA Oxygen", "VC-200G Gaseous Oxygen Plant", "VO-30 Hospital Oxygen Plant"],
  ["hydrogen", "Green Hydrogen", "Green Hydrogen Plant Integration", "HB-200 Hydrogen Purification Skid"],
  ["automation", "Automation & Control Systems", "Automation"],
  ["sieve dust", "Why molecular sieve beds fail early", "PSA Nitrogen Generation"],
  ["kwh per kg", "kWh per kilogram: which electrolyser figure is being quoted?"],
];

let index: SearchIndex;
beforeAll(async () => {
  index = await openSampleIndex("en");
});
afterAll(() => index.close());

it("covers every kind of content that has words for visitors", () => {
  const covered = new Set(Object.values(searchSources("en")).flatMap(({ tags }) => tags));
  expect(contentTags.filter((tag) => !covered.has(tag)).sort()).toEqual([
    "banners",
    "families",
    "figures",
    "gallery",
    "home",
    "redirects",
  ]);
});

it("has a page to lead to for every kind that it finds", () => {
  const found = allKinds.filter(({ search }) => search && search !== "own");
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ page, recordsAt }) => !page && !recordsAt)).toEqual([]);
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");

it("finds what is wanted first, for at least 95 % of the queries", () => {
  const results = table.map(([query, ...wanted]) => {
    const [first] = find(index, query).found;
    const title = plain(first?.title.map(({ text }) => text).join("") ?? "nothing");
    return { query, title, isWanted: wanted.includes(title) };
  });
  const missed = results.filter(({ isWanted }) => !isWanted);
  const share = 100 * (1 - missed.length / results.length);
  process.stdout.write(
    `search: ${share.toFixed(1)} % of ${results.length} queries find what is wanted first\n${missed
      .map(({ query, title }) => `  ${query}: ${title}\n`)
      .join("")}`,
  );
  expect(table.length).toBeGreaterThanOrEqual(40);
  expect(share).toBeGreaterThanOrEqual(95);
});

it("takes no word that the content lacks for another one that only sounds like it", () => {
  for (const query of ["magnet", "paris", "region"]) {
    const titles = find(index, query).found.map(({ title }) => title.map(({ text }) => text).join(""));
    expect(titles.length).toBeLessThan(10);
    expect(titles).not.toContain("Leadership");
  }
});
