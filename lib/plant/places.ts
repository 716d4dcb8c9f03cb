/**
 * The places of the plant's drawing, along its two lines: the `symbol` by which a field of expertise takes the place. Their
 * positions are in components/sections/plant/places.module.css.
 */
export const plantPlaces = {
  air: ["compressor", "adsorber", "cold-box", "storage", "control", "oxygen-line"],
  hydrogen: ["rectifier", "electrolyser", "purification", "hydrogen-compressor", "hydrogen-storage"],
} as const;

/** The phases of a turnkey project that have a drawing. */
export const projectPhases = [
  "engineering",
  "procurement",
  "installation",
  "testing",
  "commissioning",
  "operation",
] as const;

export type PlantLine = keyof typeof plantPlaces;
