/** Made by make.py: the font's files in public/fonts, and the characters that each has. */
export const faces = [
  {
    file: "instrument-sans-e69a78a6.woff2",
    range:
      "U+20-7E,U+A0,U+A3,U+A9,U+AE,U+B0,U+B7,U+D7,U+DF-E2,U+E4-E5,U+E7-EB,U+ED,U+F1,U+F3-F4,U+F6,U+F8,U+FA,U+FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2212",
  },
  {
    file: "instrument-sans-more-ec481851.woff2",
    range:
      "U+A1-A2,U+A5,U+A7-A8,U+AA-AB,U+AF,U+B4,U+B6,U+B8,U+BA-BB,U+BF-D6,U+D8-DE,U+E3,U+E6,U+EC,U+EE-F0,U+F2,U+F5,U+F7,U+F9,U+FB,U+FD-102,U+105,U+107,U+10C-10F,U+119-11B,U+11E-11F,U+12A-12B,U+130-131,U+141-142,U+144,U+147-148,U+151-153,U+158-15B,U+15E-161,U+164-165,U+16A-16B,U+16F,U+171,U+179-17E,U+2C6,U+2DA,U+2DC,U+201A,U+201E,U+2122,U+2191,U+2193",
  },
];
