import "server-only";
import type { Product as ProductThing } from "schema-dts";
import { formatValue } from "../products/cells";
import { showGasName } from "../products/spec-words";
import type { Spec } from "../products/specs";
import { modelOf } from "../products/title";
import type { Whole } from "../read/kinds";
import { htmlExcerpt } from "../rich-text/excerpt";
import { env } from "../runtime/env";
import type { Language } from "../words/language";
import { absolute } from "./graph";

/** Without offers and ratings: there are none. */
export function productData(
  product: Whole<"products">,
  path: string,
  language: Language,
): Exclude<ProductThing, string> {
  const { title, description, family, specs, seo } = product;
  const image = seo?.image ?? product.image;
  const text = seo?.description ?? htmlExcerpt(description ?? "", 300);
  const brand = { "@type": "Brand", name: env().SITE_NAME } as const;
  return {
    "@type": "Product",
    name: title,
    model: modelOf(title, language),
    url: absolute(path),
    brand,
    ...(text && { description: text }),
    ...(image && { image: absolute(image) }),
    ...(family && { category: family }),
    ...(specs.length > 0 && { additionalProperty: specs.map((spec) => toProperty(spec, language)) }),
  } as Exclude<ProductThing, string>;
}

function toProperty(spec: Spec, language: Language) {
  const { label, condition, value, min, max, unit } = spec;
  return {
    "@type": "PropertyValue" as const,
    name: [label, showGasName(condition ?? "", language)].filter(Boolean).join(", "),
    ...(typeof value === "number" || (min === undefined && max === undefined)
      ? { value: typeof value === "number" ? value : formatValue(spec, language) }
      : { ...(min !== undefined && { minValue: min }), ...(max !== undefined && { maxValue: max }) }),
    ...(unit && { unitText: unit }),
  };
}
