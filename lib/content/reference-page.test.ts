import { fetchRecord } from "../backend/client";
import { calls } from "../backend/contract";
import { readOne } from "../read/read";
import { locationOf } from "./references";

jest.mock("../backend/client", () => ({ gone: "gone", fetchList: jest.fn(), fetchRecord: jest.fn() }));

async function read(fields: object) {
  const record = calls.reference.schema.parse({ id: 7, title: "A plant", year: 2021, ...fields });
  jest.mocked(fetchRecord).mockResolvedValue(record as never);
  const result = await readOne("references", "7", { language: "en" });
  if (!result.ok || !result.data) throw new Error("there is no reference");
  return result.data;
}

it("has what was guaranteed and measured, and the ids of what it leads to", async () => {
  const row = { label: "Specific energy", guaranteed: 0.365, measured: 0.357, better: "less" };
  const detail = await read({
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
  });
  expect(detail).toMatchObject({
    id: "7",
    year: "2021",
    customer: "Steel works",
    phase: "in_service",
    description: '<h2 id="references-7-problem">Problem</h2><p>Text</p>',
    text: "Text",
    guarantees: [{ ...row, unit: "kWh/Nm³", note: "test" }, row],
    products: ["5"],
    expertise: ["4"],
    services: ["1"],
    news: "6",
    updates: [],
  });
  expect(locationOf(detail)).toBe("Steel works, Pune, India");
});

it("lacks what a backend does not have", async () => {
  const detail = await read({});
  expect(detail).toMatchObject({ customer: null, phase: null, guarantees: [], products: [], expertise: [] });
  expect(locationOf(detail)).toBe("");
});
