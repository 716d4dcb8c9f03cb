/** The end of a sentence or of a bracket, spaces, and invisible characters, plain or encoded. */
const pathRubbish =
  /(?:[/).,;:!'"\]>}*]|%(?:20|0[9AD]|2[1279ACE]|3[ABE]|5D|7D|C2%A0|E2%80%(?:8B|99|9D|A6))){1,9}$/i;

/** A path without what programs take into a link although it follows the address in a text. */
export function trimPath(path: string): string {
  return path.replace(pathRubbish, "");
}

/** The same for the value of a parameter that names a page: letters, digits, hyphens and underscores. */
export function trimValue(value: string): string {
  return value.replace(/[^\w-]{1,9}$/, "");
}
