/** Names of files, modules and fields that differ between two builds of the same pages. */
const buildNames: [pattern: RegExp, replacement: string][] = [
  // Scripts of a client component: "I[123,["/_next/static/chunks/a.js"],"Menu"]", also as text within a script.
  [/\bI\[\d+,\[[^\]]*\],/g, "I[…,"],
  // The payload of a deferred page and the scripts that its loader starts.
  [/"BUILD","[\w-]+","[^"]*\bturbopack-[^"]*",\[\[\[[\d,]+\],\[\d+\]\]\]/g, '"BUILD","…"'],
  [/<link rel="(?:preload|prefetch)" as="script"[^>]*>/g, ""],
  [/<script src="\/_next\/static\/[^>]*><\/script>/g, ""],
  [/\/_next\/static\/[\w./~-]+/g, "/_next/static/…"],
  [/(name="formToken" value=")[^"]*/g, "$1…"],
  // Between two texts of React; visitors see one text.
  [/<!-- -->/g, ""],
];

/**
 * A response as a visitor would compare it: without what a build names anew, in lines of one element each.
 * @param buildId of the build that the response comes from
 */
export function pageText(body: string, buildId: string): string {
  const named = body.replaceAll(buildId, "BUILD");
  const plain = buildNames.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    named,
  );
  return plain.replaceAll("><", ">\n<").replaceAll("\\n", "\\n\n");
}

/** The first lines that differ, or undefined. */
export function firstDifference(before: string, now: string): { before: string; now: string } | undefined {
  if (before === now) return undefined;
  const [old, recent] = [before.split("\n"), now.split("\n")];
  const index = old.findIndex((line, position) => line !== recent[position]);
  const at = index < 0 ? old.length : index;
  return { before: cutAround(old[at], recent[at]), now: cutAround(recent[at], old[at]) };
}

/** The part of a line where it begins to differ from another. */
function cutAround(line = "(ends)", other = ""): string {
  let start = 0;
  while (start < line.length && line[start] === other[start]) start++;
  return line.slice(Math.max(0, start - 60), start + 200);
}
