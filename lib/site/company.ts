import { brandColors } from "./brand-colors.ts";

/** Facts about the company that are not content of the backend. */
export const company = {
  name: "Vayudhara Engineering",
  /** Description of pages that have none of their own. */
  tagline: "Turnkey gas plants, from detailed engineering to operation and maintenance.",
  foundingYear: 2017,
  /** Country of phone numbers without a country code; ISO 3166. */
  country: "IN",
  countryName: "India",
  /** A number as it is written in that country. */
  phoneExample: "98765 43210",
  /** Open Graph locale. */
  locale: "en_IN",
  whatsappText: "Hey there, I have a question.",
  // Dates are those of India, whatever the time zone of the server. The offset is the same all year.
  timeZone: "Asia/Kolkata",
  utcOffset: "+05:30",
  /** An inquiry is answered by the end of the next one. */
  workingDays: ["Mon", "Tue", "Wed", "Thu", "Fri"],
} as const;

/** Above the milestones, after "Established in" and the year. */
export const foundingStory =
  "by four engineers around one idle air separation plant, the company has designed, built, revived and run plants ever since. These are the steps it took.";

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

/** `weeks`: after the order of a 100 t/d plant for gaseous oxygen, as in the schedule of the turnkey service. */
export const turnkeyChain = [
  {
    key: "engineering",
    name: "Detailed engineering",
    weeks: "Weeks\u00a00–30",
    text: "Process, piping, electrical, instrumentation",
  },
  {
    key: "procurement",
    name: "Procurement",
    weeks: "Weeks\u00a06–54",
    text: "Vendors, inspection, expediting",
  },
  {
    key: "installation",
    name: "Installation",
    weeks: "Weeks\u00a030–66",
    text: "Erection, welding, cold insulation",
  },
  {
    key: "testing",
    name: "Testing",
    weeks: "To week\u00a066",
    text: "Loop checks, leak and purity tests",
  },
  {
    key: "commissioning",
    name: "Commissioning",
    weeks: "Weeks\u00a064–76",
    text: "Cool-down, performance guarantee",
  },
  {
    key: "operation",
    name: "Operation and maintenance",
    weeks: "3\u00a0to 10\u00a0years",
    text: "Crews, spares, remote support",
  },
] as const;

/** `gas`: the one that the finder starts with. */
export const industries = [
  {
    name: "Pharmaceuticals",
    gas: "nitrogen",
    text: "Blanketing and drying",
  },
  {
    name: "Chemicals",
    gas: "hydrogen",
    text: "Reactor feed, over the fence",
  },
  { name: "Power", gas: "hydrogen", text: "Generator cooling and lay-up" },
  { name: "Steel", gas: "oxygen", text: "Converters and furnaces, argon for the ladle" },
  { name: "Gas utilities", gas: "argon", text: "Merchant liquid, vaporisers" },
] as const;
