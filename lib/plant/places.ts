import type { symbolChoices } from "../../content/choices.ts";

/**
 * The places of the plant's drawing, along its two lines: the `symbol` by which a field of expertise takes the place. Their
 * positions are in components/sections/plant/places.module.css.
 */
export const plantPlaces = {
  air: ["compressor", "adsorber", "cold-box", "storage", "control", "oxygen-line"],
  hydrogen: ["rectifier", "electrolyser", "purification", "hydrogen-compressor", "hydrogen-storage"],
} as const satisfies Record<string, readonly (keyof typeof symbolChoices)[]>;

export type PlantLine = keyof typeof plantPlaces;
