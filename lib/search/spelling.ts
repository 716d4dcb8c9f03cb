/** Endings and letters that American and British English write differently, and the plural. */
const rules: readonly [RegExp, string][] = [
  [/^enquir/, "inquir"],
  [/sulph/, "sulf"],
  [/alumini/, "alumin"],
  [/(.{2})our/, "$1or"],
  [/(met|lit|cent|fib|calib)re(s?)$/, "$1er$2"],
  [/(.{2})is(e|ed|er|ers|es|ing|ation|ations)$/, "$1iz$2"],
  [/ogue(s?)$/, "og$1"],
  [/ence(s?)$/, "ense$1"],
  [/^programme/, "program"],
  [/^grey/, "gray"],
  [/ll(ed|er|ers|ing)$/, "l$1"],
  [/^gases$/, "gas"],
  [/(ss|x|z|ch|sh)es$/, "$1"],
  [/(.{2})ies$/, "$1y"],
  [/(.{2}[^siu])s$/, "$1"],
];

/** Formulas and the trade's names for liquid and gas. */
const gases: Record<string, string> = {
  n2: "nitrogen",
  lin: "nitrogen",
  gan: "nitrogen",
  o2: "oxygen",
  lox: "oxygen",
  gox: "oxygen",
  h2: "hydrogen",
  lar: "argon",
};

/** One spelling for what may be written in two ways. The result is compared, never shown. */
export function foldSpelling(word: string): string {
  if (word.length < 4) return gases[word] ?? word;
  return rules.reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), word);
}
