import { firstDifference, normalise } from "./normalise";

const page = (build: string, chunk: string, module: number, text: string) =>
  `<html><script src="/_next/static/chunks/${chunk}.js" async=""></script><p>${text}</p>` +
  `<script>self.__next_f.push([1,"3:I[${module},[\\"/_next/static/chunks/${chunk}.js\\"],\\"Menu\\"]\\n${build}"])</script>`;

it("ignores what a build names anew", () => {
  const before = normalise(page("b1", "0a1b", 12, "Services"), "b1");
  expect(firstDifference(before, normalise(page("b2", "9f8e", 7, "Services"), "b2"))).toBeUndefined();
});

it("shows the first difference", () => {
  const before = normalise(page("b1", "0a1b", 12, "Services"), "b1");
  const now = normalise(page("b2", "9f8e", 7, "Service"), "b2");
  expect(firstDifference(before, now)).toEqual({ before: "<p>Services</p>", now: "<p>Service</p>" });
});

it("sees a missing end", () => {
  expect(firstDifference("a\nb", "a")).toEqual({ before: "b", now: "(ends)" });
});
