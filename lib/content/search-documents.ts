/** Search documents of the kinds that need more than columns (`search: "own"`, content/kind.ts). */
import "server-only";
import type { kinds } from "../../content/kinds/all";
import { fetchRecord, gone } from "../backend/client";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import { blockTexts } from "../read/blocks";
import { isOpen } from "../read/meaning";
import type { SearchDocument } from "../search/search-index";
import { recordHref } from "../site/kind-pages";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { document, join, pageDocuments, records, type SearchSource, textOf } from "./search-source";

type OwnKind = Extract<(typeof kinds)[number], { search: "own" }>["name"];

/** tsc reports a missing one. */
export const ownSources: Record<OwnKind, (language: Language) => SearchSource> = {
  products: (language) => records("products", (record) => product(record, language)),
  references: (language) => records("references", (record) => reference(record, language)),
  openings: (language) => records("openings", (record) => opening(record, language)),
  pages: () =>
    records("pages", (record) => {
      const text = join(record.summary, ...blockTexts(record));
      return [document("page", recordHref("pages", record.id, record.title), record.title, { text })];
    }),
  settings: () => ({
    tags: ["settings"],
    async *read(language) {
      const settings = await fetchRecord("settings", language);
      if (!settings || settings === gone) return;
      yield pageDocuments(routes.contact, [() => contactText(settings, language)], language);
      yield pageDocuments(routes.address, [() => addressText(settings)], language);
    },
  }),
};

/** With its technical data, and its data sheet as a document of its own. */
function product(record: RecordOf<"products">, language: Language): SearchDocument[] {
  const t = words(language);
  const { id, title, family, gases, specs, description, pdf_file } = record;
  const data = (specs ?? []).map(({ label, value, min, max, unit, condition }) => {
    const isRange = min != null && max != null;
    const range = isRange ? t("search.range", { min, max }) : String(min ?? max ?? "");
    return join(label, value, range, unit, condition);
  });
  return [
    document("product", recordHref("products", id, title), title, {
      label: join(family),
      facts: join(...(gases ?? []), t("search.facts.product")),
      text: join(textOf(description), data.join(", ")),
    }),
    ...pdf(pdf_file, t("search.dataSheet", { title }), join(t("search.facts.dataSheet"), ...(gases ?? []))),
  ];
}

function reference(record: RecordOf<"references">, language: Language): SearchDocument[] {
  const { id, title, year, customer, place, country, capacity, scope, gases, description } = record;
  const location = [customer, place, country].filter(Boolean).join(", ");
  return [
    document("reference", recordHref("references", id, title), title, {
      label: join(year),
      facts: join(...(gases ?? []), words(language)("search.facts.reference")),
      text: [location, capacity, scope, textOf(description)].filter(Boolean).join(". "),
    }),
  ];
}

function opening(record: RecordOf<"openings">, language: Language): SearchDocument[] {
  const { title, place, description, valid_through } = record;
  if (!isOpen(valid_through)) return [];
  const facts = join(words(language)("sections.openings.heading"), place);
  return [document("page", `${routes.contact}#openings`, title, { facts, text: textOf(description) })];
}

export function pdf(file: string | null | undefined, title: string, facts: string): SearchDocument[] {
  const path = mediaUrl(file ?? null);
  return path ? [document("document", path, title, { label: "PDF", facts })] : [];
}

function contactText(settings: RecordOf<"settings">, language: Language): string {
  const t = words(language);
  const { careers_email, press_email } = settings;
  return join(
    t("search.inquiry"),
    addressText(settings),
    careers_email && t("search.careers", { address: careers_email }),
    press_email && t("search.press", { address: press_email }),
  );
}

function addressText({ address, phone, official_email, sales_email }: RecordOf<"settings">): string {
  return join(textOf(address), phone, official_email, sales_email);
}
