/** Lists that fields offer, in the words of the site. The types tell a quantity or a gas that is missing here. */
import type { PlantLine, plantPlaces, projectPhases } from "../../lib/plant/places.ts";
import type { ColumnKey } from "../../lib/products/specs.ts";
import type { SocialNetwork } from "../../lib/site/company.ts";
import type { Gas } from "../../lib/site/duty.ts";
import type { GroupKey } from "../../lib/site/navigation.ts";

const compared: Record<ColumnKey, string> = {
  capacity: "Capacity",
  purity: "Purity",
  pressure: "Pressure",
  power: "Power",
  footprint: "Footprint",
};
const gasNames: Record<Gas, string> = {
  nitrogen: "Nitrogen",
  oxygen: "Oxygen",
  argon: "Argon",
  hydrogen: "Hydrogen",
};
const otherQuantities = [
  "dew_point",
  "height",
  "length",
  "mass",
  "noise",
  "start",
  "turndown",
  "evaporation",
];

export const gasChoices = toChoices(gasNames);
export const quantityChoices = [
  ...toChoices(compared).map(({ value, label }) => ({
    value,
    label: `${label} (compared between products)`,
  })),
  ...otherQuantities.map((value) => ({ value, label: sentence(value) })),
];
export const betterChoices = [
  { value: "less", label: "this value or less" },
  { value: "more", label: "this value or more" },
];
const groupNames: Record<GroupKey, string> = {
  home: "Home",
  about: "About Us",
  services: "Services",
  expertise: "Expertise",
  news: "News & Info",
  contact: "Contact Us",
};
export const menuChoices = toChoices(groupNames);
export const phaseChoices = [
  { value: "in_service", label: "In service" },
  { value: "commissioning", label: "Being commissioned" },
  { value: "service", label: "Study or service" },
];
export const employmentChoices = [
  { value: "full_time", label: "Full time" },
  { value: "part_time", label: "Part time" },
  { value: "contractor", label: "Contract" },
  { value: "temporary", label: "Temporary" },
  { value: "intern", label: "Internship" },
];
/** Those of the compared quantities first. */
export const unitChoices = [
  "Nm³/h",
  "%",
  "bar(g)",
  "kWh/Nm³",
  "m",
  "m³/h",
  "m³",
  "t",
  "kg",
  "kW",
  "°C",
  "ppm",
  "dB(A)",
  "bar(a)",
  "mm",
  "min",
  "h",
].map((unit) => ({ value: unit, label: unit }));
type Place = (typeof plantPlaces)[PlantLine][number];
const places: Record<Place, string> = {
  compressor: "Compressor",
  adsorber: "Adsorber",
  "cold-box": "Cold box",
  storage: "Storage",
  control: "Control",
  "oxygen-line": "Oxygen line",
  rectifier: "Rectifier",
  electrolyser: "Electrolyser",
  purification: "Purification",
  "hydrogen-compressor": "Hydrogen compressor",
  "hydrogen-storage": "Hydrogen storage",
};
export const symbolChoices = toChoices(places);
const phases: Record<(typeof projectPhases)[number], string> = {
  engineering: "Engineering",
  procurement: "Procurement",
  installation: "Installation",
  testing: "Testing",
  commissioning: "Commissioning",
  operation: "Operation",
};
export const phaseSymbols = toChoices(phases);
const networks: Record<SocialNetwork, string> = {
  Instagram: "Instagram",
  LinkedIn: "LinkedIn",
  Twitter: "X (Twitter)",
  Facebook: "Facebook",
  YouTube: "YouTube",
  Google: "Google",
};
export const networkChoices = toChoices(networks);

function toChoices(names: Record<string, string>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

function sentence(word: string): string {
  return (word.charAt(0).toUpperCase() + word.slice(1)).replace(/[-_]/g, " ");
}
