import content from "../../backend/content/products.json";
import type { Duty } from "../site/duty";
import { readDuty } from "../site/duty-in-units";
import { matchProducts } from "./match";
import type { Comparable, Spec } from "./specs";

const products = content
  .filter(({ status }) => status === "Y")
  .map(({ id, title, gases = [], specs = [] }) => ({ id: String(id), title, gases, specs: specs as Spec[] }));

const model = (title: string) => title.split(" ")[0];

function find(duty: Duty, among: Comparable[] = products) {
  const { matches, closeMatches, otherKinds, delivered } = matchProducts(among, duty, "en");
  const limited = ({ product, cells, limits }: (typeof closeMatches)[number]) => [
    model(product.title),
    ...limits.map((key) => `${key}: ${cells[key].text}, ${cells[key].note}`.replaceAll("\u00a0", " ")),
  ];
  return {
    delivered: delivered.map(({ product }) => model(product.title)),
    matches: matches.map(({ product, cells }) => [
      model(product.title),
      cells.capacity.text,
      cells.capacity.note,
    ]),
    closeMatches: closeMatches.map(limited),
    otherKinds: otherKinds.map(limited),
  };
}

const used = (percent: number) => `runs at ${percent}\u00a0% load`;

test("300 Nm³/h of nitrogen at 99.9 % and 6 bar(g)", () => {
  expect(find({ gas: "nitrogen", flow: 300, purity: 99.9, pressure: 6 })).toEqual({
    matches: [
      ["VND-300", "300", used(100)],
      ["VN-1000", "1,000", used(30)],
    ],
    closeMatches: [["VN-100", "capacity: 126, less than 300 at 99.9 %"]],
    otherKinds: [["VC-50L", "pressure: liquid, gas needs tank and vaporiser"]],
    delivered: ["LT-50", "AV-1000"],
  });
});

test("what passes gas on is no source: it carries the flow at the pressure, or is left out", () => {
  const delivered = (duty: Duty) => find(duty).delivered;
  expect(delivered({ gas: "nitrogen", flow: 1_200 })).toEqual(["LT-50"]);
  expect(delivered({ gas: "oxygen", flow: 2_000, pressure: 30 })).toEqual(["LP-4000"]);
  expect(delivered({ gas: "hydrogen" })).toEqual(["TB-4"]);
});

test.each([
  [99, "164"],
  [99.9, "126"],
  [99.95, "92"],
  [99.99, "92"],
  [99.999, "64"],
])("a generator's capacity is the one at the purity asked for: %d %%", (purity, capacity) => {
  const { matches } = find({ gas: "nitrogen", flow: 60, purity });
  expect(matches.find(([name]) => name === "VN-100")?.[1]).toBe(capacity);
});

test("a purity that no capacity is stated for is a close match, at the highest stated one", () => {
  expect(find({ gas: "nitrogen", flow: 50, purity: 99.9995 }).closeMatches).toContainEqual([
    "VN-100",
    "purity: 99.999, less than 99.9995",
  ]);
});

test("a flow below the stated minimum flow is a close match, down to a quarter of it", () => {
  expect(find({ gas: "nitrogen", flow: 4000, purity: 99.9 }).closeMatches).toContainEqual([
    "VC-200G",
    "capacity: from 4,900, minimum flow",
  ]);
  expect(JSON.stringify(find({ gas: "nitrogen", flow: 300, purity: 99.9 }))).not.toContain("VC-200G");
});

test("a pressure that needs an option is met by that option", () => {
  const { matches } = matchProducts(products, { gas: "oxygen", flow: 1500, purity: 93, pressure: 6 }, "en");
  const [fit] = matches;
  expect(fit?.product.title).toContain("VX-2000");
  expect(fit?.cells.pressure.note).toBe("with booster");
});

test("a value that is not stated makes a close match, not a match", () => {
  const one = { id: "1", title: "One", gases: ["nitrogen"], specs: [] as Spec[] };
  const capacity: Spec = { key: "capacity", label: "Capacity", value: 300, unit: "Nm3/h" };
  const stated = { ...one, id: "2", title: "Two", specs: [capacity] };
  const duty = { gas: "nitrogen", flow: 300, pressure: 6 } as const;
  expect(find(duty, [one, stated])).toEqual({
    matches: [],
    closeMatches: [["Two", "pressure: on request, your 6 bar(g) is settled in the offer"]],
    otherKinds: [],
    delivered: [],
  });
});

test("without values, every product of the gas; one that makes no gas is never found", () => {
  expect(find({ gas: "hydrogen" }).matches.map(([name]) => name)).toEqual(["HB-200", "EB-10"]);
  expect(find({ flow: 28_400 })).toMatchObject({ matches: [] });
});

test("a plant at a low load is named only where no other one is for the duty", () => {
  const one = { title: "One", gases: ["nitrogen"] };
  const of = (id: string, value: number) => ({
    ...one,
    id,
    title: id,
    specs: [{ key: "capacity", label: "", value, unit: "Nm³/h" }] as Spec[],
  });
  const duty = { gas: "nitrogen", flow: 249 } as const;
  const low = find(duty, [of("4000", 4000), of("1000", 1000)]);
  expect(low).toMatchObject({
    matches: [],
    closeMatches: [],
    otherKinds: [["1000", "capacity: 1,000, runs at 25 % load"]],
  });
  expect(find({ ...duty, flow: 250 }, [of("4000", 4000), of("1000", 1000)])).toMatchObject({
    matches: [["1000", "1,000", used(25)]],
    otherKinds: [],
  });
});

test("a product that passes gas on is left out only if it is known not to carry the flow at the pressure", () => {
  const tank = (specs: Spec[]) => ({
    id: "1",
    title: "Tank",
    gases: ["oxygen"],
    specs: [{ key: "purity", label: "", value: "as supplied" }, ...specs],
  });
  const duty = { gas: "oxygen", flow: 100, pressure: 20 } as const;
  const pressure: Spec = { key: "pressure", label: "", max: 17, unit: "bar(g)" };
  expect(find(duty, [tank([])]).delivered).toEqual(["Tank"]);
  expect(find(duty, [tank([pressure])]).delivered).toEqual([]);
});

test("a duty in other units: values stay in the site's, notes have its number there, and what does not convert keeps its unit", () => {
  const duty = readDuty(new URLSearchParams("gas=nitrogen&flow=186SCFM&pressure=91.37psig"));
  const { matches, closeMatches, delivered } = matchProducts(products, duty, "en");
  const [largest] = matches;
  expect(largest?.cells.capacity).toMatchObject({ text: "1,000", unit: "", note: used(30) });
  expect(largest?.cells.pressure.text).toBe("6.5");
  const limited = closeMatches.find(({ product }) => model(product.title) === "VND-300");
  expect(limited?.cells.pressure).toMatchObject({ text: "6", note: "less than 6.3" });
  const tank = delivered.find(({ product }) => model(product.title) === "LT-50");
  expect(tank?.cells.capacity).toMatchObject({ text: "47.5", unit: "m³" });
});
