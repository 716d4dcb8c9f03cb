/** A title up to its colon, for buttons and links. */
export function shortTitle(title: string): string {
  return title.split(/:\s/, 1)[0] || title;
}
