import { chooseReferences } from "./home-references";

type Teaser = Parameters<typeof chooseReferences>[0][number];
const row = {
  label: "Capacity",
  guaranteed: 2000,
  measured: 2014,
  unit: "Nm³/h",
  better: "more" as const,
  note: undefined,
};
const reference = (id: string, fields: Partial<Teaser>): Teaser => ({
  id,
  title: id,
  year: "2025",
  country: null,
  location: "",
  image: null,
  capacity: null,
  scope: null,
  gases: [],
  phase: "in_service",
  guarantees: [],
  ...fields,
});
const image = "/files/media/a.webp";

it("features the plant in service with the most figures and a picture", () => {
  const { feature } = chooseReferences([
    reference("new", { phase: "commissioning", image, guarantees: [row, row, row, row] }),
    reference("two", { image, guarantees: [row, row] }),
    reference("four", { image, guarantees: [row, row, row, row] }),
    reference("blind", { guarantees: [row, row, row, row] }),
  ]);
  expect(feature?.id).toBe("four");
  expect(feature?.guarantees).toHaveLength(3);
});

it("has four others, plants in service first, and no feature without figures", () => {
  const ids = ["1", "2", "3", "4", "5"];
  const all = [reference("study", { phase: "service", image }), ...ids.map((id) => reference(id, { image }))];
  const { feature, others } = chooseReferences(all);
  expect(feature).toBeUndefined();
  expect(others.map(({ id }) => id)).toEqual(["1", "2", "3", "4"]);
  expect(chooseReferences(all.slice(0, 2)).others.map(({ id }) => id)).toEqual(["1", "study"]);
});
