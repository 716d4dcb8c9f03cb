import { dutyQuery, parseFinderQuery } from "./duty";
import { readDuty } from "./duty-in-units";

const read = (query: string) => parseFinderQuery(new URLSearchParams(query), readDuty);
const canonical = (query: string) => dutyQuery(read(query).duty);

it.each([
  ["gas=nitrogen&flow=300&purity=99.9&pressure=6", "gas=nitrogen&flow=300&purity=99.9&pressure=6"],
  ["pressure=6&flow=300&gas=Nitrogen&x=1", "gas=nitrogen&flow=300&pressure=6"],
  ["flow=12345.6&pressure=6.019", "flow=12300&pressure=6.02"],
  ["gas=nitrogen&flow=.5", "gas=nitrogen&flow=0.5"],
  ["flow=1,200&pressure=6,5&purity=99,999", "flow=1200&purity=99.999&pressure=6.5"],
  ["flow=12 500&pressure=%E0%A5%AC.%E0%A5%AB", "flow=12500&pressure=6.5"],
  ["flow=12%C2%A0500&purity=93 ±3 %25", "flow=12500&purity=93"],
  ["purity=99.9987", "purity=99.9987"],
  ["purity=99.99871", "purity=99.9987"],
  ["purity=93.26", "purity=93.3"],
  ["purity=99.9999", "purity=99.9999"],
  ["gas=&flow=&purity=&pressure=", ""],
  ["gas=helium", ""],
  ["gas=nitrogen&pressure=abc", "gas=nitrogen&pressure=abc"],
  ["flow=1e9&purity=-5&pressure=0", "flow=1e9&purity=-5&pressure=0"],
  ["flow=99999999&purity=250&pressure=5000", "flow=99999999&purity=250&pressure=5000"],
  ["pressure= 5-7 bar ", "pressure=5-7%20bar"],
  ["purity=abc&purity=99.9", "purity=abc"],
  ["purity=&purity=99.9", "purity=99.9"],
  ["pressure=%22><script>%00~!-", "pressure=%22%3E%3Cscript%3E~!-"],
  [`pressure=${"x".repeat(99)}`, `pressure=${"x".repeat(40)}`],
  ["gas=nitrogen&gas=oxygen", "gas=nitrogen"],
  ["", ""],
])("%s becomes %j, which stays as it is", (query, expected) => {
  expect(canonical(query)).toBe(expected);
  expect(canonical(expected)).toBe(expected);
});

it.each([
  ["flow=500SCFM&pressure=100psig", "flow=500SCFM&pressure=100psig"],
  ["flow=500+scfm&purity=10 ppm", "flow=500SCFM&purity=10ppm"],
  ["flow=500 SCFM&purity=&pressure=7 kg/cm²(g)", "flow=500SCFM&pressure=7kg/cm2g"],
  ["flow=300 Nm3/h&purity=99.9%25&pressure=6bar(g)", "flow=300&purity=99.9&pressure=6"],
  ["gas=oxygen&flow=30TPD", "gas=oxygen&flow=30t/d"],
  ["flow=30t/d", "flow=30t/d"],
  ["flow=300&flowUnit=SCFM&units=psig", "flow=300"],
  ["flow=0SCFM&pressure=xpsig", "flow=0SCFM&pressure=xpsig"],
  ["flow=0.0000001SCFM", "flow=0.0000001SCFM"],
  ["flow=12,5 scfm&pressure=1'000 kPa&purity=N5,0", "flow=12.5SCFM&purity=5grade&pressure=1000kPag"],
])("%s in other units becomes %j, which stays as it is", (query, expected) => {
  expect(canonical(query)).toBe(expected);
  expect(canonical(expected)).toBe(expected);
});

it.each([
  ["compare=10&compare=2&compare=1&compare=3", ["1", "2", "10"]],
  ["compare=3,1,,1,../x&gas=oxygen", ["1", "3"]],
])("%s compares %j", (query, ids) => {
  expect(read(query).ids).toEqual(ids);
});

it.each([
  ["pressure=abc", { pressure: "abc" }],
  ["flow=0&purity=100&pressure=5-7bar", { flow: "0", purity: "100", pressure: "5-7bar" }],
  ["flow=500SCFM&purity=10ppm&pressure=80psig", {}],
  ["flow=30t/d", {}],
  ["flow=300&pressure=6", {}],
])("in %s it cannot read %j", (query, unread) => {
  expect(readDuty(new URLSearchParams(query)).unread ?? {}).toEqual(unread);
});
