import { fetchList } from "../backend/client";
import { calls } from "../backend/contract";
import { getProductSearch } from "./product-search";

jest.mock("../backend/client", () => ({ gone: "gone", fetchList: jest.fn(), fetchRecord: jest.fn() }));

it("asks for an offer of a family under no field of expertise that is missing", async () => {
  const range = [{ key: "capacity", min: 5, max: 250, unit: "Nm³/h" }];
  const family = (id: number) =>
    calls.families.schema.parse({ id, name: `F${id}`, gases: ["oxygen"], range, expertise: id });
  const records: Record<string, unknown[]> = {
    families: [family(1), family(2)],
    expertise: [calls.expertise.schema.parse({ id: 1, title: "Oxygen" })],
  };
  jest.mocked(fetchList).mockImplementation((async (name: string) => ({
    records: records[name] ?? [],
    total: 2,
    totalPages: 1,
  })) as never);
  const result = await getProductSearch({ duty: { gas: "oxygen", flow: 30 }, ids: [] } as never, "en");
  const linked = result.ok && result.data.built.map(({ family: { id, expertise } }) => [id, expertise]);
  expect(linked).toEqual([
    ["1", "1"],
    ["2", null],
  ]);
});
