/**
 * Outlines from Tabler Icons (MIT, tabler.io/icons), copied because the whole set is larger than the site. icon.test.tsx
 * compares them with the set.
 */
export const iconPaths = {
  instagram: [
    "M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z",
    "M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0-7 0M17 7v.01",
  ],
  linkedin: [
    "M8 11v5m0-8v.01M12 16v-5m4 5v-3a2 2 0 1 0-4 0",
    "M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z",
  ],
  twitter: ["m4 4l11.733 16H20L8.267 4zm0 16l6.768-6.768m2.46-2.46L20 4"],
  facebook: ["M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2z"],
  youtube: ["M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z", "m10 9l5 3l-5 3z"],
  google: ["M20.945 11a9 9 0 1 1-3.284-5.997l-2.655 2.392A5.5 5.5 0 1 0 17.125 14H13v-3z"],
  whatsapp: [
    "m3 21l1.65-3.8a9 9 0 1 1 3.4 2.9z",
    "M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0za5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1",
  ],
  phone: ["M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2"],
  mail: ["M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z", "m3 7l9 6l9-6"],
  address: [
    "M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0",
    "M17.657 16.657L13.414 20.9a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0",
  ],
  close: ["M18 6L6 18M6 6l12 12"],
  menu: ["M4 6h16M4 12h16M4 18h16"],
  chat: ["M8 9h8m-8 4h6m4-9a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"],
} as const satisfies Record<string, readonly string[]>;

export type IconName = keyof typeof iconPaths;
