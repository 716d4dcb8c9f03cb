import content from "../../backend/content/products.json";
import { parseDuty } from "../site/duty";
import { loadOf } from "./load";
import { loadData, loadHtml } from "./load-html";
import type { Spec } from "./specs";

test.each([
  ["VN-1000", "gas=nitrogen&flow=300&purity=99.9&pressure=6", { kind: "load", percent: 30 }],
  ["VN-1000", "flow=300", { kind: "load", percent: 30 }],
  ["VN-1000", "gas=oxygen&flow=300", undefined],
  ["VN-1000", "gas=nitrogen&purity=99.9", undefined],
  ["VN-1000", "flow=300&purity=99.99", { kind: "purity", limit: 99.9 }],
  ["VN-1000", "flow=300&pressure=7", { kind: "pressure", limit: 6.5 }],
  // The capacity at the purity that is asked for.
  ["VN-100", "flow=130&purity=99", { kind: "load", percent: 79 }],
  ["VN-100", "flow=130&purity=99.9", { kind: "tooLarge", limit: 126 }],
  ["VX-2000", "flow=500", { kind: "tooSmall", limit: 1200 }],
  ["VC-50L", "gas=nitrogen&flow=300", { kind: "load", percent: 50 }],
  // Liquid: no pressure to compare.
  ["VC-50L", "gas=nitrogen&flow=300&pressure=6", undefined],
  ["LT-50", "gas=oxygen&flow=300", undefined],
])("%s at %s", (model, query, load) => {
  const product = content.find(({ title }) => title.startsWith(`${model} `));
  const duty = parseDuty(new URLSearchParams(query));
  const [gases, specs] = [product?.gases ?? [], (product?.specs ?? []) as Spec[]];
  expect(loadOf(gases, specs, duty)).toEqual(load);
  // The data that the page hands on are enough.
  expect(loadHtml(loadData(gases, specs), duty) !== "").toBe(load !== undefined);
});

test("the strip names the duty, draws the load, and leads back to the finder", () => {
  const specs: Spec[] = [
    { key: "capacity", label: "N₂", value: 1000, unit: "Nm³/h", condition: "O'Neill <b>" },
  ];
  const data = loadData(["nitrogen"], specs);
  expect(data).not.toMatch(/["'<>&]/);
  expect(loadHtml(data, { gas: "nitrogen", flow: 300 })).toBe(
    '<p><b>Your 300\u00a0Nm³/h: 30\u00a0% load</b><a href="/product/find/nitrogen/300-nm3h">Edit</a></p>' +
      '<meter max="100" value="30"></meter>',
  );
  expect(loadHtml(data, { flow: 20_000 })).toContain(
    "Your 20,000\u00a0Nm³/h: more than the 1,000\u00a0Nm³/h",
  );
});
