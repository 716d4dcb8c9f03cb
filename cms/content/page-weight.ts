/** The weight that blocks give a page. e2e/pages/page-weight.slow.spec.ts compares it with what pages really weigh. */

/** Bytes of a page that its blocks may take, compressed. Menu, footer and styles take up to 12,000 more. */
export const maxPageWeight = 8_000;

/** Bytes, rounded up: pages that are heavier than estimated would pass the limit. */
const cost = { character: 0.52, block: 150, card: 400, products: 1_000, form: 3_200 } as const;

/** Fields whose words are seen, and the nodes of a rich text. */
const wordFields = new Set("title summary heading text value unit label question answer subject".split(" "));

type Values = Record<string, unknown>;

/**
 * An estimate from a page as the form has it, or as the contract has it.
 * @returns compressed bytes
 */
export function pageWeight(page: Values): number {
  // In a form without blocks, it is the number of rows.
  const blocks: Values[] = Array.isArray(page.blocks) ? page.blocks : [];
  const types = blocks.map(({ blockType, type }) => blockType ?? type);
  const cards = blocks.flatMap((block, index) => (types[index] === "records" ? Object.values(block) : []));
  return (
    cost.character * characters(page) +
    cost.block * blocks.length +
    cost.card * cards.filter(Array.isArray).flat().length +
    // The styles of their table.
    (blocks.some(({ products }) => Array.isArray(products) && products.length > 0) ? cost.products : 0) +
    (types.includes("inquiry") ? cost.form : 0)
  );
}

function characters(value: unknown, field?: string): number {
  if (typeof value === "string")
    return field && wordFields.has(field) ? value.replace(/<[^>]*>/g, "").length : 0;
  if (Array.isArray(value)) return sum(value.map((each) => characters(each, field)));
  if (typeof value !== "object" || value === null) return 0;
  return sum(Object.entries(value).map(([name, each]) => characters(each, name)));
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
