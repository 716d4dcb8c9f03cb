import { wholeOf } from "../../testing/content/views";
import { readOne } from "../read/read";
import { getLinkedEntries } from "./entries";
import { getPlant } from "./plant";

jest.mock("../read/read", () => ({ readOne: jest.fn() }));
jest.mock("./entries", () => ({ getLinkedEntries: jest.fn() }));

const entries = [1, 2, 3].map((id) => ({
  id: String(id),
  title: `Field ${id}`,
  href: `/expertise/details/${id}`,
}));
const spec = (label: string, value: number) => ({ key: label, label, value, unit: "bar(g)" });

beforeEach(() => {
  jest.mocked(getLinkedEntries).mockResolvedValue({ ok: true, data: entries });
});

test("an entry brings two facts, or else the beginning of its text", async () => {
  jest.mocked(readOne).mockImplementation((async (_: string, id: string) => ({
    ok: true,
    data: wholeOf("expertise", {
      id,
      text: "It compresses air.",
      symbol: { 1: "storage", 2: "compressor" }[id] ?? null,
      specs: id === "1" ? [spec("a", 5), spec("b", 6), spec("c", 7)] : [],
    }),
  })) as never);
  const plant = await getPlant("en");
  expect(plant?.lines.air.map(({ entry }) => [entry.number, entry.facts, entry.text])).toEqual([
    [2, [], "It compresses air."],
    [
      1,
      [
        { label: "a", value: "5\u00a0bar(g)" },
        { label: "b", value: "6\u00a0bar(g)" },
      ],
      "",
    ],
  ]);
  expect(plant?.others).toMatchObject([{ id: "3", symbol: "" }]);
});

test("without records or without their list there is no plant", async () => {
  jest.mocked(readOne).mockResolvedValue({ ok: false, message: "Network Error" });
  expect(await getPlant("en")).toBeUndefined();
  jest.mocked(getLinkedEntries).mockResolvedValue({ ok: false, message: "Network Error" });
  expect(await getPlant("en")).toBeUndefined();
});
