/**
 * Puts values into a text: `fill("Page {number}", { number: 2 })` is "Page 2". For words that scripts write, as browsers get no
 * library for messages.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
