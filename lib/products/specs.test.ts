import { readCondition } from "./specs";

it.each([
  ["99.9 %, with air compressor", 99.9],
  ["99,9 %, compresseur d’air compris", 99.9],
  ["oxygen, 99,999 %", 99.999],
  ["72 h test", undefined],
])("%s names the purity %s", (condition, purity) => {
  expect(readCondition(condition).purity).toBe(purity);
});
