import { calls } from "../backend/contract";
import type { SafeHtml } from "../rich-text/sanitize";
import { toDetail } from "./reference-page";

const record = (fields: object) =>
  calls.reference.schema.parse({ id: 7, title: "A plant", year: 2021, ...fields });
const html = () => "<p>Text</p>" as SafeHtml;

it("has what was guaranteed and measured, and the ids of what it leads to", () => {
  const row = { label: "Specific energy", guaranteed: 0.365, measured: 0.357, better: "less" };
  const detail = toDetail(
    record({
      customer: "Steel works",
      place: "Pune",
      country: "India",
      phase: "in_service",
      description: "<h2>Problem</h2><p>Text</p>",
      guarantees: [{ ...row, unit: "kWh/Nm³", note: "test" }, row],
      products: [5],
      expertise: [4],
      services: [1],
      news: 6,
    }),
    html,
  );
  expect(detail).toMatchObject({
    id: "7",
    year: "2021",
    customer: "Steel works",
    place: "Pune, India",
    phase: "in_service",
    text: "Text",
    guarantees: [
      { ...row, unit: "kWh/Nm³", note: "test" },
      { ...row, unit: "", note: null },
    ],
    productIds: ["5"],
    expertiseIds: ["4"],
    serviceIds: ["1"],
    newsId: "6",
  });
});

it("lacks what a backend does not have", () => {
  expect(toDetail(record({}), html)).toMatchObject({
    customer: null,
    place: "",
    phase: null,
    guarantees: [],
    productIds: [],
    expertiseIds: [],
  });
});
