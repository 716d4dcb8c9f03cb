/** Made by make.py: the font's files in public/fonts, and the characters that each has. */
export const faces = [
  {
    file: "instrument-sans-37bc57be.woff2",
    range:
      "U+20-A0,U+A3,U+A9,U+AE,U+B0,U+B7,U+D7,U+DF-E2,U+E4-E5,U+E7-EB,U+ED,U+F1,U+F3-F4,U+F6,U+F8,U+FA,U+FC,U+2013-2019,U+201C-201D,U+2022-203A,U+20AC,U+2212",
  },
  {
    file: "instrument-sans-more-1e56b2d7.woff2",
    range:
      "U+A1-A2,U+A5-A8,U+AA-AB,U+AF,U+B4-B6,U+B8-BB,U+BF-D6,U+D8-DE,U+E3,U+E6,U+EC,U+EE-F0,U+F2,U+F5,U+F7,U+F9,U+FB,U+FD-17E,U+2C6-2DC,U+201A,U+201E,U+2122,U+2191,U+2193",
  },
];
