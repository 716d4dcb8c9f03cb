/** Names of files, modules and fields that differ between two builds of the same pages, and what differs by time or chance. */
const variable: [pattern: RegExp, replacement: string][] = [
  // Scripts of a client component: "I[123,["/_next/static/chunks/a.js"],"Menu"]", also as text within a script.
  [/\bI\[\d+,\[[^\]]*\],/g, "I[…,"],
  // The payload of a deferred page and the scripts that its loader starts.
  [/"BUILD","[\w-]+","[^"]*\bturbopack-[^"]*",\[\[\[[\d,]+\],\[\d+\]\]\]/g, '"BUILD","…"'],
  [/<link rel="(?:preload|prefetch)" as="script"[^>]*>/g, ""],
  [/<script src="\/_next\/static\/[^>]*><\/script>/g, ""],
  [/\/_next\/static\/[\w./~-]+/g, "/_next/static/…"],
  [/'sha256-[^']*'/g, "'sha256-…'"],
  [/((?:name="formToken" value=|"formToken":)")[^"]*/g, "$1…"],
  [/INQ-\w{4}-\w{4}/g, "INQ-…"],
  [/"(key|timestamp|reference)":"[^"]*"/g, '"$1":"…"'],
  [/^Message-ID:\s+\S+/gim, "Message-ID: …"],
  [/^(Date|webhook-id|webhook-signature|webhook-timestamp|host|received):.*$/gim, "$1: …"],
  [/--_NmP-[\w-]+/g, "--boundary"],
  // Between two texts of React; visitors see one text.
  [/<!-- -->/g, ""],
];

/** Headers of the connection and of the age of a cached answer. */
const leftOut =
  /^(age|connection|content-length|date|etag|keep-alive|last-modified|transfer-encoding|x-nextjs-.*)$/;

/** The headers of an answer, a line each. */
export function headerLines(headers: Headers): string {
  const lines = [...headers].filter(([name]) => !leftOut.test(name)).map((header) => header.join(": "));
  return lines
    .sort()
    .join("\n")
    .replace(/max-age=\d+/g, "max-age=…");
}

/**
 * A response as its reader would compare it: without what a build names anew, in lines of one element each.
 * @param buildId of the build that the response comes from
 */
export function normalise(body: string, buildId: string): string {
  const named = body.replaceAll(buildId, "BUILD");
  const plain = variable.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), named);
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
