import "server-only";
import { capacityAt, upperOf } from "../products/specs";
import type { Whole } from "../read/kinds";
import { env } from "../runtime/env";
import { whatsappHref } from "../site/contact-links";
import { gases } from "../site/duty";
import { recordHref } from "../site/kind-pages";
import { localPath } from "../site/language-path";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { getBanner } from "./banners";
import { documentSize } from "./documents";
import { getProductRows, type ProductRow } from "./products";
import { getReferencesWith } from "./references";
import { getRelatedReading } from "./related-pages";
import { getSettingsOrNone } from "./settings";
import { getEntryPages } from "./summaries";

const maxSimilar = 3;
const maxReferences = 3;

/** Data of a product's page besides the product; `pdfBytes` is `null` where the size is not known, `chat` without a number. */
export async function getProductPage(product: Whole<"products">, language: Language) {
  const [banner, fields, blogs, references, rows, pdfBytes, settings] = await Promise.all([
    getBanner(product.title, language),
    getEntryPages("expertise", product.expertise, language),
    getRelatedReading(product.title, "", language),
    getReferencesWith("products", product.id, language),
    getProductRows(language),
    product.pdf ? documentSize(product.pdf, "products") : null,
    getSettingsOrNone(language),
  ]);
  const { id, title } = product;
  const address = env().SITE_URL + localPath(recordHref("products", id, title), language);
  return {
    banner,
    reading: [...fields, ...blogs],
    // Plants with the product, or services for them.
    references: references.slice(0, maxReferences),
    similar: rows.ok ? chooseSimilar(product, rows.data) : [],
    pdfBytes,
    // Begins with the product.
    chat: whatsappHref(
      settings.whatsappNumber,
      `${words(language)("templates.productPage.chat", { title })} ${address}`,
    ),
  };
}

export type ProductPageData = Awaited<ReturnType<typeof getProductPage>>;

/** Of another product's capacity, what a similar one has at least and at most. */
const similarCapacity = { min: 0.2, max: 5 };

/**
 * Products of similar capacity. The same family counts more than a gas or a field in common; of equal ones, the closest capacity
 * comes first. A product without a capacity in Nm³/h is similar to none.
 */
export function chooseSimilar<T extends ProductRow>(product: ProductRow, all: T[]): T[] {
  const shares = (a: string[], b: string[]) => Number(a.some((one) => b.includes(one)));
  const score = (other: ProductRow) =>
    2 * Number(other.family !== null && other.family === product.family) +
    shares(other.gases, product.gases) +
    shares(other.expertise, product.expertise);
  return all
    .filter((other) => other.id !== product.id && score(other) > 1)
    .map((other) => ({ other, distance: Math.min(...capacityRatios(product, other).map(distanceOf)) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => score(b.other) - score(a.other) || a.distance - b.distance)
    .slice(0, maxSimilar)
    .map(({ other }) => other);
}

/** The other product's capacity for each gas that both are for, as a multiple of the product's own. */
function capacityRatios(product: ProductRow, other: ProductRow): number[] {
  const shared = gases.filter((gas) => product.gases.includes(gas) && other.gases.includes(gas));
  return (shared.length > 0 ? shared : [undefined]).map((gas) => {
    const [own, others] = [product, other].map(({ specs }) => {
      const capacity = capacityAt(specs, gas, undefined);
      return (capacity && upperOf(capacity, "capacity")) ?? Number.NaN;
    });
    return Number(others) / Number(own);
  });
}

/** Equal for a half and the double; infinite for what is not similar. */
function distanceOf(ratio: number): number {
  return ratio >= similarCapacity.min && ratio <= similarCapacity.max ? Math.abs(Math.log(ratio)) : Infinity;
}
