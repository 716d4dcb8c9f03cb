import { finderQuery, parseFinderQuery } from "./duty";
import { finderSegment, isInUnits, parseFinderSegment, readDuty } from "./duty-in-units";

const canonical = (query: string) => finderQuery(parseFinderQuery(new URLSearchParams(query), readDuty));

it.each([
  ["gas=nitrogen&flow=300&purity=99.9&pressure=6", "gas=nitrogen&flow=300&purity=99.9&pressure=6"],
  ["pressure=6&flow=300&gas=Nitrogen&x=1", "gas=nitrogen&flow=300&pressure=6"],
  ["flow=12345.6&pressure=6.019", "flow=12300&pressure=6.02"],
  ["flow=0.2&pressure=0.01&purity=0.5", "flow=1&purity=1&pressure=0.1"],
  ["flow=99999999&pressure=5000&purity=250", "flow=100000&purity=99.9999&pressure=400"],
  ["purity=99.9987", "purity=99.9987"],
  ["purity=99.99871", "purity=99.9987"],
  ["purity=93.26", "purity=93.3"],
  ["purity=99.9999", "purity=99.9999"],
  ["gas=&flow=&purity=&pressure=", ""],
  ["gas=helium&flow=1e9&purity=-5&pressure=0", ""],
  ["gas=nitrogen&gas=oxygen", "gas=nitrogen"],
  ["compare=10&compare=2&compare=1&compare=3", "compare=1,2,10"],
  ["compare=3,1,,1,../x&gas=oxygen", "gas=oxygen&compare=1,3"],
  ["", ""],
])("%s becomes %j, which stays as it is", (query, expected) => {
  expect(canonical(query)).toBe(expected);
  expect(canonical(expected)).toBe(expected);
});

it.each([
  ["flow=500SCFM&pressure=100psig", "flow=500SCFM&pressure=100psig"],
  ["flow=500+scfm&purity=10 ppm", "flow=500SCFM&purity=10ppm"],
  [
    "flow=500&flowUnit=SCFM&purity=&purityUnit=ppm&pressure=7&pressureUnit=kg/cm2g",
    "flow=500SCFM&pressure=7kg/cm2g",
  ],
  ["flow=300 Nm3/h&purity=99.9%25&pressure=6bar(g)", "flow=300&purity=99.9&pressure=6"],
  ["gas=oxygen&flow=30TPD&units=t/d", "gas=oxygen&flow=30t/d&units=t/d"],
  ["flow=30t/d", "flow=30t/d"],
  ["flow=300&units=psig,SCFM,x,bar(g)", "flow=300&units=SCFM,psig"],
  ["unit=SCFM (60 °F, 14.696 psia)&unit=%25&unit=psi(g)&units=t/d", "units=SCFM,psig"],
  ["unit=Nm³/h (0 °C, 101.325 kPa)&unit=%25&unit=bar(g)&units=SCFM&compare=1", "compare=1"],
  ["unit=Sm³/h&unit=N (N5.0 = 99.999 %25)&unit=bar(a) (bar(g) %2B 1.01325 bar)", "units=Sm3/h,grade,bara"],
  ["flow=0SCFM&pressure=xpsig&units=parsec", ""],
])("%s in other units becomes %j, which stays as it is", (query, expected) => {
  expect(canonical(query)).toBe(expected);
  expect(canonical(expected)).toBe(expected);
});

it.each([
  ["gas=nitrogen&flow=300&purity=99.9&pressure=6", false],
  ["flow=300", false],
  ["compare=a_b,c-d", false],
  ["", false],
  ["gas=oxygen&flow=30t/d&pressure=7kg/cm2g", true],
  ["gas=nitrogen&flow=300&units=SCFM,kg/cm2g&compare=1,2", true],
])("a segment of a path holds %j, and says whether it is in other units", (query, inUnits) => {
  const segment = finderSegment(parseFinderQuery(new URLSearchParams(query), readDuty));
  expect(encodeURIComponent(segment)).toBe(segment);
  expect(finderQuery(parseFinderSegment(segment))).toBe(query);
  expect(isInUnits(`/product/find/${segment}`)).toBe(inUnits);
});

it.each(["", "~", "nitrogen", "x~y~z~-~..~/", "-~-~-~-~-", "~~~~~~~~~"])(
  "reads the invented segment %j without an error",
  (segment) => expect(canonical(finderQuery(parseFinderSegment(segment)))).toMatch(/^(gas=nitrogen)?$/),
);
