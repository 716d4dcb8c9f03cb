import { anchorOf } from "./anchor";

it.each([
  ["Storage and stations", "storage-and-stations"],
  ["Électrolyse", "electrolyse"],
  ["PSA नाइट्रोजन", "psa-नाइट्रोजन"],
  ["PSA ऑक्सीजन", "psa-ऑक्सीजन"],
])("of %s is %s", (name, anchor) => {
  expect(anchorOf(name)).toBe(anchor);
});
