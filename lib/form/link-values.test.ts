import { browserWords } from "../words/browser-words";
import { linkValues } from "./link-values";

const prefill = (query: string, from?: string, path = "/contact") =>
  linkValues(new URL(`https://site.test${path}?${query}`), from === undefined ? from : URL.parse(from));

it("takes the duty from a query", () => {
  expect(prefill("gas=nitrogen&flow=300&purity=99.9&pressure=6&utm_source=x")).toEqual({
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
  ["12 500", "12500", "Nm³/h"],
  ["1,000", "1000", "Nm³/h"],
  ["300 Nm³/h", "300", "Nm³/h"],
  ["٣٠٠ kg/h", "300", "kg/h"],
  ["1e3", "1e3", "Nm³/h"],
  ["5-7 t/d", "5-7 t/d", "Nm³/h"],
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
  ["purity", "99,999", "99.999\u00a0%"],
  ["purity", "10ppm", "10\u00a0ppm"],
  ["purity", "250", "250"],
  ["purity", "as pure as you can", "as pure as you can"],
  ["pressure", "6,5", "6.5\u00a0bar(g)"],
  ["pressure", ".5", "0.5\u00a0bar(g)"],
  ["pressure", "7kg/cm2(g)", "7\u00a0kg/cm2(g)"],
  ["pressure", "abc", "abc"],
  ["pressure", "5-7 bar", "5-7 bar"],
  ["pressure", "1\n\u0000", "1\u00a0bar(g)"],
  ["pressure", "x".repeat(99), "x".repeat(60)],
])("takes %s=%j as %j", (name, value, shown) => {
  expect(prefill(String(new URLSearchParams({ [name]: value })))).toEqual({ [name]: shown });
});

it.each([
  ...["flow", "purity", "pressure"].map((name) => [name, ""]),
  ...["", '"><script>', "a:b", "-", " x", "a".repeat(41), "https://evil.example"].map((value) => [
    "gas",
    value,
  ]),
  ...["place", "message", "name", "phone"].map((name) => [name, "300"]),
])("leaves out %s=%j", (name = "", value = "") => {
  expect(prefill(String(new URLSearchParams({ [name]: value })))).toEqual({});
});

it.each([
  ["https://site.test/product/find/nitrogen/300-nm3h", "/product/find/nitrogen/300-nm3h"],
  ['https://site.test/"><script>x y', "/%22%3E%3Cscript%3Ex%20y"],
  ["https://site.test/contact?flow=300", undefined],
  ["https://evil.test/product", undefined],
  ["about:client", undefined],
  ["%", undefined],
])("takes the page that the link was on from %j", (from, page) => {
  expect(prefill("", from).page).toBe(page);
  // The form about a product knows its page.
  for (const path of ["/contact/about/product-3", "/hi/contact/about/product-3"])
    expect(prefill("", from, path).page).toBeUndefined();
});
