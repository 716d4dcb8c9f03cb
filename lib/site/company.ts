import type { networkChoices } from "../../content/choices.ts";
import { brandColors } from "./brand-colors.ts";

/** Facts about the company that are not content of the backend. */
export const company = {
  name: "Vayudhara Engineering",
  foundingYear: 2017,
  /** Country of phone numbers without a country code; ISO 3166. */
  country: "IN",
  /** A number as it is written in that country. */
  phoneExample: "98765 43210",
  /** Open Graph locale. */
  locale: "en_IN",
  // Dates are those of India, whatever the time zone of the server. The offset is the same all year.
  timeZone: "Asia/Kolkata",
  utcOffset: "+05:30",
  /** An inquiry is answered by the end of the next one. */
  workingDays: ["Mon", "Tue", "Wed", "Thu", "Fri"],
} as const;

export type SocialNetwork = keyof typeof networkChoices;

/** Translucent green, and white. */
export const defaultNavbar = {
  background: `color-mix(in oklch, ${brandColors.green} 82%, transparent)`,
  color: brandColors.onSlate,
} as const;
