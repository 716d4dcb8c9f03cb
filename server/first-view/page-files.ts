/** Paths of scripts and style sheets, below `/_next/`, that a text names. */
export function namedFiles(text: string): string[] {
  return text.match(/static\/chunks\/[\w.~-]+\.(?:js|css)/g) ?? [];
}

/** Also finds the scripts that a page's loader lists by name only, after the version (./defer-hydration.ts). */
export function filesOfPage(html: string): string[] {
  const [, names] = /,"[\w-]{12}","([\w.~ -]+)",\[/.exec(html) ?? [];
  return [...namedFiles(html), ...(names?.split(" ") ?? []).map((name) => `static/chunks/${name}.js`)];
}
