/** Search documents of records that need more than a line (./search-sources.ts). */
import "server-only";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import type { SearchDocument } from "../search/search-index";
import { productHref } from "../site/record-links";
import { pageHref, type Route } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { document, textOf } from "./search-source";

export const join = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(" ");
/** Links to a text on a page without an anchor there: browsers scroll to it and highlight it. */
const textFragment = (text: string) => `#:~:text=${encodeURIComponent(text).replaceAll("-", "%2D")}`;

export function toProductDocuments(record: RecordOf<"products">, language: Language): SearchDocument[] {
  const t = words(language);
  const { id, title, family, gases, specs, description, pdf_file } = record;
  const data = (specs ?? []).map(({ label, value, min, max, unit, condition }) => {
    const isRange = min != null && max != null;
    const range = isRange ? t("search.range", { min, max }) : String(min ?? max ?? "");
    return join(label, value, range, unit, condition);
  });
  return [
    document("product", productHref(id, title), title, {
      label: join(family),
      facts: join(...(gases ?? []), t("search.facts.product")),
      text: join(textOf(description), data.join(", ")),
    }),
    ...pdf(pdf_file, t("search.dataSheet", { title }), join(t("search.facts.dataSheet"), ...(gases ?? []))),
  ];
}

export function person(
  route: Route,
  { name, description, ...fields }: RecordOf<"leadership"> & { position?: string | null },
  number: number,
  language: Language,
): SearchDocument {
  const label = fields.position ?? "";
  const path = pageHref(route, number) + textFragment(name);
  const facts = words(language)("search.facts.person");
  return document("person", path, name, { label, facts, text: textOf(description) });
}

export function pdf(file: string | null, title: string, facts: string): SearchDocument[] {
  const path = mediaUrl(file);
  return path ? [document("document", path, title, { label: "PDF", facts })] : [];
}

export function contactText(settings: RecordOf<"settings">, language: Language): string {
  const t = words(language);
  const { careers_email, press_email } = settings;
  return join(
    t("search.inquiry"),
    addressText(settings),
    careers_email && t("search.careers", { address: careers_email }),
    press_email && t("search.press", { address: press_email }),
  );
}

export function addressText({ address, phone, official_email, sales_email }: RecordOf<"settings">): string {
  return join(textOf(address), phone, official_email, sales_email);
}
