/** Lists that fields offer, in the words of the site. The types tell a quantity or a gas that is missing here. */
import type { projectPhases } from "../../content/choices.ts";
import type { PlantLine, plantPlaces } from "../../lib/plant/places.ts";
import type { ColumnKey } from "../../lib/products/specs.ts";
import type { SocialNetwork } from "../../lib/site/company.ts";
import type { Gas } from "../../lib/site/duty.ts";
import type { GroupKey } from "../../lib/site/routes.ts";

const compared = toChoices<ColumnKey>({
  capacity: "Capacity",
  purity: "Purity",
  pressure: "Pressure",
  power: "Power",
  footprint: "Footprint",
});
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

export const gasChoices = toChoices<Gas>({
  nitrogen: "Nitrogen",
  oxygen: "Oxygen",
  argon: "Argon",
  hydrogen: "Hydrogen",
});
export const quantityChoices = [
  ...compared.map(({ value, label }) => ({ value, label: `${label} (compared between products)` })),
  ...otherQuantities.map((value) => ({ value, label: sentence(value) })),
];
export const betterChoices = toChoices({ less: "this value or less", more: "this value or more" });
export const menuChoices = toChoices<GroupKey>({
  home: "Home",
  about: "About Us",
  services: "Services",
  expertise: "Expertise",
  news: "News & Info",
  contact: "Contact Us",
});
export const phaseChoices = toChoices({
  in_service: "In service",
  commissioning: "Being commissioned",
  service: "Study or service",
});
export const employmentChoices = toChoices({
  full_time: "Full time",
  part_time: "Part time",
  contractor: "Contract",
  temporary: "Temporary",
  intern: "Internship",
});
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
export const symbolChoices = toChoices<Place>({
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
});
export const phaseSymbols = toChoices<keyof typeof projectPhases>({
  engineering: "Engineering",
  procurement: "Procurement",
  installation: "Installation",
  testing: "Testing",
  commissioning: "Commissioning",
  operation: "Operation",
});
export const networkChoices = toChoices<SocialNetwork>({
  Instagram: "Instagram",
  LinkedIn: "LinkedIn",
  Twitter: "X (Twitter)",
  Facebook: "Facebook",
  YouTube: "YouTube",
  Google: "Google",
});

function toChoices<Value extends string>(names: Record<Value, string>) {
  return Object.entries<string>(names).map(([value, label]) => ({ value, label }));
}

function sentence(word: string): string {
  return (word.charAt(0).toUpperCase() + word.slice(1)).replace(/[-_]/g, " ");
}
