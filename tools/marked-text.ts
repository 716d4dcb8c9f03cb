/**
 * Replaces what stands between `<!-- name: begin -->` and `<!-- name: end -->`.
 * @throws Error when the text does not have the two marks
 */
export function replaceMarked(text: string, name: string, content: string): string {
  const marks = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`] as const;
  const [begin, end] = marks.map((mark) => text.indexOf(mark)) as [number, number];
  if (begin < 0 || end < begin) throw new Error(`The text has no ${marks.join(" … ")}`);
  return `${text.slice(0, begin + marks[0].length)}\n\n${content}\n\n${text.slice(end)}`;
}
