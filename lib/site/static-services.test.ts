import { staticServiceOf } from "./static-services";

it.each([
  ["Automation & Control Systems", "automation"],
  ["Turnkey EPC Projects", "epc-projects"],
  ["Operation & Maintenance", "operation-maintenance"],
  ["Plant Commissioning", "commissioning"],
  ["Procurement & Inspection", undefined],
  ["Precommissioning", undefined],
  ["", undefined],
])("the static service of %j is %s", (title, id) => {
  expect(staticServiceOf(title)?.id).toBe(id);
});
