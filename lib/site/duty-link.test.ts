import { hasOtherUnits, withDuty } from "./duty-link";

const duty = "gas=nitrogen&flow=300";
const results = "/product/find/nitrogen/300-nm3h";

it.each([
  ["/contact", `/contact?${duty}`],
  ["/contact/about/product-3", `/contact/about/product-3?${duty}`],
  ["/product/details/3/vnd-300", `/product/details/3/vnd-300?${duty}`],
  ["/product", results],
  ["/product/page/2#list", `${results}#list`],
  ["/contact#press", `/contact?${duty}#press`],
  ["/product/find/oxygen", "/product/find/oxygen"],
  ["/product/details/3?gas=oxygen", "/product/details/3?gas=oxygen"],
  ["/contact?subject=x#y", `/contact?subject=x&${duty}#y`],
  ["/products-we-like", "/products-we-like"],
  ["/references", "/references"],
  ["#finder", "#finder"],
])("%s takes a duty along as %s", (href, expected) => {
  expect(withDuty(href, { query: duty, results })).toBe(expected);
  expect(withDuty(href, { query: "", results: "" })).toBe(href);
});

it.each([
  ["?gas=nitrogen&flow=300&purity=99.9&pressure=6", false],
  ["?compare=1a,2b", false],
  ["?flow=500SCFM", true],
  ["?pressure=7kg/cm2g", true],
  ["?units=psig", false],
  ["?flow=&purity=99.9#results", false],
  ["?gas=nitrogen&pressure=6%2C5", true],
  ["?pressure=.5", true],
  ["?flow=12+500", true],
  ["?pressure=abc", true],
])("%s needs the server: %s", (search, expected) => {
  expect(hasOtherUnits(search)).toBe(expected);
});
