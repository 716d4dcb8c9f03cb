import { finderQuery, finderSegment, parseFinderQuery, parseFinderSegment } from "./duty";

const canonical = (query: string) => finderQuery(parseFinderQuery(new URLSearchParams(query)));

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

it.each(["gas=nitrogen&flow=300&purity=99.9&pressure=6", "flow=300", "compare=a_b,c-d", ""])(
  "a segment of a path holds %j",
  (query) => {
    const segment = finderSegment(parseFinderQuery(new URLSearchParams(query)));
    expect(encodeURIComponent(segment)).toBe(segment);
    expect(finderQuery(parseFinderSegment(segment))).toBe(query);
  },
);

it.each(["", "~", "nitrogen", "x~y~z~-~..~/", "-~-~-~-~-", "~~~~~~~~~"])(
  "reads the invented segment %j without an error",
  (segment) => expect(canonical(finderQuery(parseFinderSegment(segment)))).toMatch(/^(gas=nitrogen)?$/),
);
