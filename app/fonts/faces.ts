/** Made by make.py: the font's files in public/fonts, and the characters that each has. */
export const faces = [
  {
    file: "instrument-sans-5fc80874.woff2",
    range:
      "U+20-A0,U+A3,U+A9,U+AE,U+B0,U+B7,U+D7,U+DF,U+E1,U+E4,U+E7,U+E9,U+EB,U+ED,U+F1,U+F3,U+F6,U+FC,U+2013-2019,U+201C-201D,U+2022-203A,U+20AC,U+2212",
  },
  {
    file: "instrument-sans-more-e0bccbba.woff2",
    range:
      "U+A1-A2,U+A5-A8,U+AA-AB,U+AF,U+B4-B6,U+B8-BB,U+BF-D6,U+D8-DE,U+E0,U+E2-E3,U+E5-E6,U+E8,U+EA,U+EC,U+EE-F0,U+F2,U+F4-F5,U+F7-FB,U+FD-17E,U+2C6-2DC,U+201A,U+201E,U+2122,U+2191,U+2193",
  },
];
