import { type ProductEntry, ProductTable } from "@/components/cards/product-table";
import { CompareForm } from "@/components/islands/products/compare-form";
import { Link } from "@/components/ui/link";
import type { ProductRow } from "@/lib/content/products";
import type { BuiltToSize as Answer } from "@/lib/products/built-to-size";
import { describeDuty } from "@/lib/products/describe-duty";
import type { Fits } from "@/lib/products/match";
import type { Duty } from "@/lib/site/duty";
import { localPath } from "@/lib/site/language-path";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { BuiltToSize } from "./built-to-size";
import { finderId } from "./product-finder";
import styles from "./product-results.module.css";

type Props = { title: string; duty: Duty; fits: Fits<ProductRow> & { built: Answer[] } };
type Part = { key: string; heading: string; note?: string; entries: ProductEntry[] };

/**
 * The answer to a duty: what is built to size, then models that fit, then what is close, other kinds of plant, delivered gas, and a
 * question for the rest.
 */
export function ProductResults({ title, duty, fits }: Props) {
  const t = useWords();
  const { flow, typed, unread: _, ...others } = duty;
  const hidden = Object.entries({ ...others, flow, ...typed });
  const delivery = duty.gas === "hydrogen" ? "filling" : "delivered";
  const values = { gas: duty.gas ? t(`gasesInSentence.${duty.gas}`) : t("sections.productResults.gas") };
  const { built, matches, closeMatches, otherKinds, delivered } = fits;
  const inside = built.filter(({ open }) => open.length === 0);
  const close = built.filter(({ open }) => open.length > 0);
  const parts: Part[] = [
    {
      key: "fit",
      heading: t("sections.productResults.fit", { count: matches.length }),
      note: t("sections.productResults.select"),
      entries: matches,
    },
    { key: "close", heading: t("sections.productResults.closeMatches"), entries: closeMatches },
    {
      key: "otherKinds",
      heading: t("sections.productResults.otherKinds"),
      note: t("sections.productResults.otherKindsNote"),
      entries: otherKinds,
    },
    {
      key: "delivered",
      heading: t(`sections.productResults.${delivery}`),
      note: t(`sections.productResults.${delivery}Note`, values),
      entries: delivered,
    },
  ];
  const shown = parts.filter(({ entries }) => entries.length > 0);
  const cards = (answers: Answer[]) =>
    answers.map((answer) => <BuiltToSize key={answer.family.id} answer={answer} duty={duty} />);
  const question = (
    <div className={styles.ask}>
      <div>
        <h3>{t("sections.productResults.anotherSize")}</h3>
        <p>{t("sections.productResults.valuesIncluded", { values: describeDuty(duty, t.language) })}</p>
      </div>
      <Link href={routes.contact} className="button">
        {t("actions.askEngineer")}
      </Link>
    </div>
  );
  return (
    <section id="results" tabIndex={-1} aria-label={title} className={styles.results}>
      <div className={styles.head} data-sticky={duty.flow ? true : undefined}>
        <h2>{describeDuty(duty, t.language)}</h2>
        <a href={`#${finderId}`} className="reach">
          {t("sections.productResults.edit")}
        </a>
        <a href={localPath(routes.product, t.language)}>{t("sections.productResults.clear")}</a>
      </div>
      {typed?.flow && !flow && <p role="alert">{t("sections.productResults.needsGas")}</p>}
      {cards(inside)}
      {matches.length === 0 && cards(close)}
      {shown.length === 0 ? (
        question
      ) : (
        <CompareForm>
          {hidden.map(
            ([name, value]) =>
              value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {shown.map(({ key, heading, note, entries }) => [
            <div key={`${key} heading`} className={styles.part}>
              <h3>{heading}</h3>
              {note && <p>{note}</p>}
            </div>,
            <ProductTable key={key} entries={entries} duty={duty} isComparable />,
            key === "fit" && cards(close),
          ])}
          {question}
        </CompareForm>
      )}
    </section>
  );
}
