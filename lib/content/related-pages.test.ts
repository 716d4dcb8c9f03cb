import { readFileSync } from "node:fs";
import { fetchList } from "../backend/client";
import { calls, type ListName } from "../backend/contract";
import { BackendError } from "../backend/error";
import { getRelatedCatalogue, getRelatedReading } from "./related-pages";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));
jest.mock("../media/file-size", () => ({ fileSize: jest.fn().mockResolvedValue(null) }));

const sample = (kind: string): { status: string }[] =>
  JSON.parse(readFileSync(`backend/content/${kind}.json`, "utf8")).filter(
    ({ status }: { status: string }) => status === "Y",
  );

beforeEach(() => {
  jest.mocked(fetchList).mockImplementation(async (name: ListName) => {
    const records = sample(name).map((record) => calls[name].schema.parse(record)) as never[];
    return { records, total: records.length, totalPages: 1 };
  });
});

it.each([
  ["PSA Nitrogen Generation", "/blogs/details/3/specifying-psa-nitrogen-purity-is-a-cost-curve"],
  ["MS-28 Molecular Sieve Purification Unit", "/blogs/details/1/why-molecular-sieve-beds-fail-early"],
  ["Plant Commissioning", undefined],
])("to read after %s: %s", async (title, href) => {
  const [read] = await getRelatedReading(title, "", "en");
  expect(read?.href).toBe(href);
});

it.each([
  ["VPSA & PSA Oxygen", "VPSA and PSA Oxygen"],
  ["Gas Storage, Vaporiser & Pipeline Stations", "Storage, Vaporisation & Pipeline Stations"],
  ["Argon Recovery", undefined],
  ["Turnkey EPC Projects", undefined],
])("the catalogue about %s: %s", async (title, catalogue) => {
  expect((await getRelatedCatalogue(title, "en"))?.title).toBe(catalogue);
});

it("nothing while the lists cannot be read", async () => {
  jest.mocked(fetchList).mockRejectedValue(new BackendError("Network Error"));
  expect(await getRelatedReading("PSA Nitrogen Generation", "", "en")).toEqual([]);
  expect(await getRelatedCatalogue("VPSA & PSA Oxygen", "en")).toBeNull();
});
