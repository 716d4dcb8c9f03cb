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

/** An empty `href` hides the link. */
export const socialProfiles = [
  { name: "Instagram", icon: "instagram", href: "https://www.instagram.com/vayudhara.example" },
  { name: "LinkedIn", icon: "linkedin", href: "https://www.linkedin.com/company/vayudhara-example" },
  { name: "Twitter", icon: "twitter", href: "https://x.com/vayudhara_example" },
  { name: "Facebook", icon: "facebook", href: "https://www.facebook.com/vayudhara.example" },
  { name: "YouTube", icon: "youtube", href: "https://www.youtube.com/@vayudhara-example" },
  { name: "Google", icon: "google", href: "" },
] as const;

/** Translucent green, and white. */
export const defaultNavbar = {
  background: `color-mix(in oklch, ${brandColors.green} 82%, transparent)`,
  color: brandColors.onSlate,
} as const;

/** The phases of a turnkey project, in their order. */
export const turnkeyChain = [
  "engineering",
  "procurement",
  "installation",
  "testing",
  "commissioning",
  "operation",
] as const;

/** `duty`: what the finder starts with; that of hospitals is one duplex plant of 500 L/min. */
export const industries = [
  { key: "hospitals", duty: { gas: "oxygen", flow: 30, purity: 93 } },
  { key: "steel", duty: { gas: "oxygen" } },
  { key: "chemicals", duty: { gas: "hydrogen" } },
  { key: "pharmaceuticals", duty: { gas: "nitrogen" } },
  { key: "power", duty: { gas: "hydrogen" } },
  { key: "gasUtilities", duty: { gas: "argon" } },
] as const;
