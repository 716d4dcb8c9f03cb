/** What the company is, as far as it is a constant of this site and not content. */
export const site = {
  name: "Vayudhara Engineering",
  /** What the company does, where a page has no words of its own to be announced with. */
  tagline: "Turnkey gas plants, from detailed engineering to operation and maintenance.",
  foundingYear: 2017,
  countryCode: "91",
  /** Language and place, as link previews name them. */
  locale: "en_IN",
  whatsappText: "Hey there, I have a question.",
  // The company and its readers are in India: a post of half past midnight there is of the new day, whatever the
  // server's clock is set to. The offset is the same all year.
  timeZone: "Asia/Kolkata",
  utcOffset: "+05:30",
} as const;

/** Social profiles, in the order of the row; an empty address hides its link. */
export const socialProfiles = [
  { name: "Instagram", icon: "instagram", href: "https://www.instagram.com/vayudhara.example" },
  { name: "LinkedIn", icon: "linkedin", href: "https://www.linkedin.com/company/vayudhara-example" },
  { name: "Twitter", icon: "twitter", href: "https://x.com/vayudhara_example" },
  { name: "Facebook", icon: "facebook", href: "https://www.facebook.com/vayudhara.example" },
  { name: "YouTube", icon: "youtube", href: "https://www.youtube.com/@vayudhara-example" },
  { name: "Google", icon: "google", href: "" },
] as const;

/** The navbar's default colours: a translucent green, and white. */
export const defaultNavbar = {
  background: "color-mix(in oklch, oklch(0.46 0.1 165) 82%, transparent)",
  color: "oklch(1 0 0)",
} as const;

/** The steps of a turnkey project, in their order. */
export const turnkeyChain = [
  { key: "engineering", name: "Detailed engineering", text: "Process, piping, electrical, instrumentation" },
  { key: "procurement", name: "Procurement", text: "Vendors, inspection, expediting" },
  { key: "installation", name: "Installation", text: "Erection, welding, cold insulation" },
  { key: "testing", name: "Testing", text: "Loop checks, leak and purity tests" },
  { key: "commissioning", name: "Commissioning", text: "Cool-down, performance guarantee" },
  { key: "operation", name: "Operation and maintenance", text: "Crews, spares, remote support" },
] as const;

/** Who the plants are built for, and what runs there. */
export const industries = [
  { name: "Pharmaceuticals", text: "Nitrogen for blanketing and drying, to pharmacopoeia grade" },
  { name: "Chemicals", text: "Oxygen, nitrogen and hydrogen over the fence, at reactor pressure" },
  { name: "Power", text: "Hydrogen for generator cooling, nitrogen for lay-up" },
  { name: "Steel", text: "Oxygen for converters and furnaces, argon for the ladle" },
  { name: "Gas utilities", text: "Merchant liquid, storage and vaporiser stations" },
] as const;
