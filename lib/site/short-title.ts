/** A title without what follows its colon: buttons and links name a page by it. */
export function shortTitle(title: string): string {
  return title.split(/:\s/, 1)[0] || title;
}
