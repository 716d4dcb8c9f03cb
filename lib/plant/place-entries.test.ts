import { placeEntries } from "./place-entries.ts";

const entry = (id: string, symbol: string) => ({ id, symbol });

test("entries stand along the flow, whatever their order", () => {
  const storage = entry("1", "storage");
  const electrolyser = entry("2", "electrolyser");
  const compressor = entry("3", "compressor");
  const plant = placeEntries([storage, electrolyser, compressor]);
  expect(plant?.lines.air.map((step) => step.entry)).toEqual([compressor, storage]);
  expect(plant?.lines.hydrogen).toEqual([{ symbol: "electrolyser", entry: electrolyser }]);
  expect(plant?.others).toEqual([]);
});

test("entries without a symbol, with an unknown or a taken one go to the list, in their order", () => {
  const entries = [
    entry("1", ""),
    entry("2", "control"),
    entry("3", "constructor"),
    entry("4", "control"),
    entry("5", "Control"),
  ];
  expect(placeEntries(entries)?.others.map(({ id }) => id)).toEqual(["1", "3", "4", "5"]);
});

test("without any entry in place there is no plant", () => {
  expect(placeEntries([])).toBeUndefined();
  expect(placeEntries([entry("1", ""), entry("2", "xenon")])).toBeUndefined();
});
