import fc from "fast-check";
import { measures } from "../text/quantities";
import { type FinderQuery, gases, maxTyped, parseFinderQuery } from "./duty";
import { readDuty } from "./duty-in-units";
import { finderHref } from "./finder-href";
import { hasTypedValues, parseFinderPath } from "./finder-path";
import { trimPath } from "./trim-address";

const hrefOf = (query: string) => finderHref(parseFinderQuery(new URLSearchParams(query), readDuty));
const canonical = (path: string) => finderHref(parseFinderPath(path) ?? { duty: { gas: "argon" } });

it.each([
  ["gas=nitrogen&flow=300&purity=99.9&pressure=6", "/product/find/nitrogen/300-nm3h/99.9/6-barg"],
  ["flow=0.5", "/product/find/0.5-nm3h"],
  ["purity=99.9999", "/product/find/99.9999"],
  ["gas=oxygen&flow=500SCFM&pressure=7kg/cm2g", "/product/find/oxygen/500-scfm/7-kgcm2g"],
  ["flow=30t/d&purity=N5,0", "/product/find/30-td/5-grade"],
  ["gas=nitrogen&pressure=5-7 bar.", "/product/find/nitrogen/pressure-5-7_bar!2e"],
  ["flow=0SCFM&purity=छह", "/product/find/flow-0SCFM/purity-!E0!A4!9B!E0!A4!B9"],
  ["compare=2,1", "/product/compare/1,2"],
  ["gas=nitrogen&flow=500 scfm&compare=a_b,1-2", "/product/compare/1-2,a_b/nitrogen/500-scfm"],
  ["compare=1&pressure=abc", "/product/find/pressure-abc"],
  ["gas=helium&flow=&compare=../x", "/product"],
])("%s has the path %s", (query, path) => {
  expect(hrefOf(query)).toBe(path);
  if (path !== "/product") expect(canonical(path)).toBe(path);
});

it.each([
  ["/product/find/NITROGEN/300-Nm3h", "/product/find/nitrogen/300-nm3h"],
  ["/Product/Find/6-barg/nitrogen", "/product/find/nitrogen/6-barg"],
  ["/product/find/flow-300/purity-99.9", "/product/find/300-nm3h/99.9"],
  ["/product/find/300.4-nm3h/6.0-barg", "/product/find/300-nm3h/6-barg"],
  ["/product/find/100-psi/30-tpd", "/product/find/30-td/100-psig"],
  ["/product/find/nitrogen/oxygen/1-barg/2-barg", "/product/find/nitrogen/1-barg"],
  ["/product/find/gold/nitrogen", "/product/find/nitrogen"],
  ["/product/find/0-barg", "/product/find/pressure-0"],
  ["/product/find/flow-500_SCFM", "/product/find/500-scfm"],
  ["/product/find/flow-%35", "/product/find/5-nm3h"],
  ["/product/compare/2,1/nitrogen", "/product/compare/1,2/nitrogen"],
  ["/product/compare/1%2C2", "/product/compare/1,2"],
  ["/product/compare/../nitrogen", "/product/find/nitrogen"],
  ["/product/find/flow-!zz/%E0%/!/-/", "/product"],
  ["/product/find", "/product"],
])("%s is another spelling of %s", (path, expected) => {
  expect(canonical(path)).toBe(expected);
});

it.each(["/product", "/product/findings", "/product/details/1", "/hi/product/find/nitrogen"])(
  "%s is no search",
  (path) => {
    expect(parseFinderPath(path)).toBeUndefined();
  },
);

it("every search has one path, which no address escapes or trims, and which reads as the same search", () => {
  const units = fc.constantFrom("", "Nm3/h", " scfm", "psig", "%", "ppm", "kg/cm2", "t/d", "bar", "xyz", "N");
  const numbers = fc.oneof(
    fc.double({ min: 0, max: 2e6, noNaN: true }).map(String),
    fc.integer({ min: 0, max: 1e10 }).map(String),
  );
  const quantities = fc.tuple(numbers, units).map(([number, unit]) => number + unit);
  const texts = fc.string({ unit: "binary", maxLength: maxTyped + 5 });
  const values = fc.option(fc.oneof(quantities, texts, fc.string({ maxLength: 8 })), { nil: "" });
  const search = fc.record({
    gas: fc.constantFrom("", ...gases),
    ...Object.fromEntries(measures.map((measure) => [measure, values])),
    compare: fc.constantFrom("", "1", "10,2", "a-b,C_d,7"),
  });
  fc.assert(
    fc.property(search, (given) => {
      const query = parseFinderQuery(new URLSearchParams(given as Record<string, string>), readDuty);
      const path = finderHref(query);
      if (path === "/product") return;
      const shown: FinderQuery = query.duty.unread ? { ...query, ids: [] } : query;
      expect(parseFinderPath(path)).toEqual(shown);
      expect(new URL(path, "http://site.test").pathname).toBe(path);
      expect(trimPath(path)).toBe(path);
      expect(hasTypedValues(path)).toBe(Boolean(query.duty.typed ?? query.duty.unread));
    }),
    { numRuns: 5_000 },
  );
});

it("any path has at most one other spelling", () => {
  const parts = fc.constantFrom(
    ..."nitrogen oxygen 300 300- 5-xyz -nm3h 1-scfm 2-barg 99 flow- purity-! ~ _ . , %20 %2F compare- é".split(
      " ",
    ),
  );
  const paths = fc.array(parts, { maxLength: 8 }).map((each) => each.join(""));
  fc.assert(
    fc.property(fc.constantFrom("find", "compare"), fc.array(paths, { maxLength: 5 }), (name, segments) => {
      const first = canonical([`/product/${name}`, ...segments].join("/"));
      if (first !== "/product") expect(canonical(first)).toBe(first);
    }),
    { numRuns: 5_000 },
  );
});
