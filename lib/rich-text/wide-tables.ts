const wideColumns = 3;
/** Charts are as wide as the text. */
const part = /<(table(?! data-chart)|tr|t[hd]|\/table)\b/g;

/**
 * Lets tables of three columns and more take the focus: they scroll on phones, and not every browser lets the keyboard
 * scroll an element that cannot have the focus.
 * @param html as the sanitizer returns it; read once, whatever its nesting
 */
export function focusWideTables(html: string): string {
  const ends: number[] = [];
  let table: number | undefined;
  let cells = 0;
  for (const { 0: tag, 1: name, index } of html.matchAll(part)) {
    if (name === "table") table = index + tag.length;
    else if (name === "/table") table = undefined;
    else if (name === "tr") cells = 0;
    else if (++cells === wideColumns && table !== undefined && ends.at(-1) !== table) ends.push(table);
  }
  if (ends.length === 0) return html;
  return [0, ...ends].map((end, index) => html.slice(end, ends[index])).join(' tabindex="0"');
}
