import { browserWords } from "../words/browser-words";
import { linkValues } from "./link-values";

const prefill = (query: string, from?: string) =>
  linkValues(new URL(`https://site.test/contact?${query}`), from === undefined ? from : URL.parse(from));

it("takes the duty from a query", () => {
  expect(prefill("about=product-3&gas=nitrogen&flow=300&purity=99.9&pressure=6&utm_source=x")).toEqual({
    gas: "Nitrogen",
    flow: "300",
    flowUnit: "Nm³/h",
    purity: "99.9\u00a0%",
    pressure: "6\u00a0bar(g)",
  });
});

it.each([
  ["500SCFM", "500", "SCFM"],
  ["90nm3/h", "90", "Nm³/h"],
  ["7t/d", "7", "t/d"],
  ["7Nl/s", "7\u00a0Nl/s", "Nm³/h"],
])("takes the flow %s with its unit", (typed, flow, flowUnit) => {
  expect(prefill(`flow=${typed}`)).toEqual({ flow, flowUnit });
});

it("names the gas in the language of the form", () => {
  const { gases } = browserWords("hi").inquiry;
  const gasOf = (gas: string) =>
    linkValues(new URL(`https://site.test/hi/contact?gas=${gas}`), null, gases).gas;
  expect(["oxygen", "helium", "constructor"].map(gasOf)).toEqual(["ऑक्सीजन", "Helium", "Constructor"]);
});

it.each(["carbon dioxide", "ethylene-oxide", "CO2", "हाइड्रोजन"])("takes the gas %j as text", (gas) => {
  expect(prefill(`gas=${encodeURIComponent(gas)}`).gas?.toLowerCase()).toBe(gas.toLowerCase());
});

it.each([
  ...[
    "",
    "0",
    "0.00",
    "-1",
    "1e3",
    "1,000",
    "300 Nm3/h",
    "12345678",
    "1.1234567",
    "NaN",
    "٣٠٠",
    "1\n",
  ].flatMap((value) => ["flow", "purity", "pressure"].map((name) => [name, value])),
  ["purity", "100.1"],
  ...["", '"><script>', "a:b", "-", " x", "a".repeat(41), "https://evil.example"].map((value) => [
    "gas",
    value,
  ]),
  ...["place", "message", "name", "phone"].map((name) => [name, "300"]),
])("leaves out %s=%j", (name = "", value = "") => {
  expect(prefill(String(new URLSearchParams({ [name]: value })))).toEqual({});
});

it.each([
  ["https://site.test/product?gas=nitrogen&flow=300", "/product?gas=nitrogen&flow=300"],
  ['https://site.test/"><script>x y', "/%22%3E%3Cscript%3Ex%20y"],
  ["https://site.test/contact?flow=300", undefined],
  ["https://evil.test/product", undefined],
  ["about:client", undefined],
  ["%", undefined],
])("takes the page that the link was on from %j", (from, page) => {
  expect(prefill("", from).page).toBe(page);
  // The form about a product knows its page.
  expect(prefill("about=product-3", from).page).toBeUndefined();
});
