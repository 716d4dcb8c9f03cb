/** Values of which editors choose, each with its name for them. The site's types of gases, groups, phases and networks are made of these. */

export const gasChoices = {
  nitrogen: "Nitrogen",
  oxygen: "Oxygen",
  argon: "Argon",
  hydrogen: "Hydrogen",
} as const;

/** Technical data that tables compare. */
export const comparedQuantities = {
  capacity: "Capacity",
  purity: "Purity",
  pressure: "Pressure",
  power: "Power",
  footprint: "Footprint",
} as const;

const otherQuantities = {
  dew_point: "Dew point",
  height: "Height",
  length: "Length",
  mass: "Mass",
  noise: "Noise",
  start: "Start",
  turndown: "Turndown",
  evaporation: "Evaporation",
};

export const quantityChoices: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(comparedQuantities).map(([key, name]) => [key, `${name} (compared between products)`]),
  ),
  ...otherQuantities,
};

export const betterChoices = { less: "this value or less", more: "this value or more" } as const;

/** The groups of the menu. */
export const menuChoices = {
  home: "Home",
  about: "About Us",
  services: "Services",
  expertise: "Expertise",
  news: "News & Info",
  contact: "Contact Us",
} as const;

export const phaseChoices = {
  in_service: "In service",
  commissioning: "Being commissioned",
  service: "Study or service",
} as const;

/** Of schema.org, in small letters. */
export const employmentChoices = {
  full_time: "Full time",
  part_time: "Part time",
  contractor: "Contract",
  temporary: "Temporary",
  intern: "Internship",
} as const;

/** Those of the compared quantities first. */
const units = [
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
];
export const unitChoices: Readonly<Record<string, string>> = Object.fromEntries(
  units.map((unit) => [unit, unit]),
);

/** Places in the drawing of the plant. */
export const symbolChoices = {
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
} as const;

/** The phases of a turnkey project that have a drawing. */
export const projectPhases = {
  engineering: "Engineering",
  procurement: "Procurement",
  installation: "Installation",
  testing: "Testing",
  commissioning: "Commissioning",
  operation: "Operation",
} as const;

/** Those that have an icon. */
export const networkChoices = {
  Instagram: "Instagram",
  LinkedIn: "LinkedIn",
  Twitter: "X (Twitter)",
  Facebook: "Facebook",
  YouTube: "YouTube",
  Google: "Google",
} as const;
