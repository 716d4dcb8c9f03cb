/** What the company is, as far as it is a constant of this site and not content. */
export const site = {
  name: "Vayudhara Engineering",
  foundingYear: 2017,
  countryCode: "91",
  whatsappText: "Hey there, I have a question.",
} as const;

/** Social profiles, in the order of the row; an empty address hides its link. */
export const socialProfiles = [
  { name: "Instagram", href: "https://www.instagram.com/vayudhara.example" },
  { name: "LinkedIn", href: "https://www.linkedin.com/company/vayudhara-example" },
  { name: "Twitter", href: "https://x.com/vayudhara_example" },
  { name: "Facebook", href: "https://www.facebook.com/vayudhara.example" },
  { name: "YouTube", href: "https://www.youtube.com/@vayudhara-example" },
  { name: "Google", href: "" },
] as const;

/** The navbar's default colours: a translucent green, and white. */
export const defaultNavbar = {
  ground: "color-mix(in oklch, oklch(0.46 0.1 165) 82%, transparent)",
  ink: "oklch(1 0 0)",
} as const;
