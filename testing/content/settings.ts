import type { Settings } from "../../lib/content/settings";

/** For tests: a company that has published nothing about itself. */
export const emptySettings: Settings = {
  phone: null,
  officialEmail: null,
  salesEmail: null,
  whatsappNumber: null,
  servicePhone: null,
  serviceHours: null,
  serviceLanguages: null,
  serviceReady: [],
  serviceWhatsapp: null,
  address: null,
  logo: null,
  mapLink: null,
  careersEmail: null,
  pressEmail: null,
  registrationNumber: null,
  taxNumber: null,
  tagline: null,
  foundingStory: null,
  socialProfiles: [],
  locations: [],
  menuLinks: [],
  footerColumns: [],
};
