import { Cells } from "@/components/layout-primitives/cells";
import { CallToAction } from "@/components/sections/call-to-action";
import { DecisionColumns } from "@/components/sections/decision-columns";
import { Events } from "@/components/sections/events";
import { Guarantees } from "@/components/sections/guarantees";
import { ReadNext } from "@/components/sections/read-next";
import { ReferenceParts } from "@/components/sections/reference-parts";
import { ReferencesTeaser } from "@/components/sections/references-teaser";
import arriving from "@/components/ui/arriving.module.css";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import { gain } from "@/lib/charts/guarantee-axis";
import type { ReferenceDetail, ReferencePageData } from "@/lib/content/reference-page";
import { isGas } from "@/lib/site/duty";
import { gasName } from "@/lib/site/gas-names";
import { publicationDay } from "@/lib/site/publication-date";
import { inquiryHref, routes } from "@/lib/site/routes";
import { browserWords } from "@/lib/words/browser-words";
import { useWords } from "@/lib/words/use-words";
import type { Words } from "@/lib/words/words";
import styles from "./reference-page.module.css";

type Props = ReferencePageData & { reference: ReferenceDetail };

/** A plant that the company has built or works for, as evidence: what it is, what was measured, and what happened since. */
export function ReferencePage({ reference, banner, news, similar, gas, ...parts }: Props) {
  const t = useWords();
  const { id, description, guarantees } = reference;
  const own = banner.ok ? banner.data : undefined;
  const title = own?.title ?? reference.title;
  const picture = [own, reference].find((one) => one?.image);
  const status = statusOf(reference, t);
  const cells = cellsOf(reference, t);
  const events = [...startOf(reference, t), ...news.map((item) => eventOf(item, t))];
  // Beside the text, or in its place: nothing of the cells is said again.
  const things = <ReferenceParts {...parts} />;
  const ask = (
    <Link href={inquiryHref(`reference-${id}`)} className="button" data-primary>
      {t("templates.referencePage.ask")}
    </Link>
  );
  return (
    <>
      <div className={`container ${styles.head}`}>
        <Breadcrumb trail={[{ label: t("routes.references"), href: routes.references }]} label={title} />
        <h1 className={arriving.title}>{title}</h1>
        {status && <p data-phase={reference.phase}>{status}</p>}
      </div>
      {picture && (
        <Picture of={picture} className={styles.picture} width={1440} height={560} sizes="100vw" priority />
      )}
      {cells.length > 0 && (
        <Cells className={`container ${styles.cells}`}>
          {cells.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Cells>
      )}
      <DecisionColumns facts={[]} action={ask} next={description && things}>
        {own?.description && <p className={styles.lead}>{own.description}</p>}
        {description ? <RichText html={description} /> : things}
        {events.length < 2 && <ReadNext heading={t("templates.referencePage.news")} pages={news} />}
      </DecisionColumns>
      <Guarantees guarantees={guarantees} />
      <Events heading={t("templates.referencePage.news")} events={events} />
      <ReferencesTeaser
        heading={
          gas && isGas(gas)
            ? t("templates.referencePage.similar", { gas: gasName(gas, t.language) })
            : undefined
        }
        references={similar}
      />
      <CallToAction ending="plant" action={ask} />
    </>
  );
}

/** "In service since 2021", "Study or service, 2022". */
function statusOf({ phase, year }: ReferenceDetail, t: Words): string {
  const status = phase && browserWords(t.language).references.status[phase];
  if (status && year && phase === "in_service") return t("templates.referencePage.since", { status, year });
  return [status, year].filter(Boolean).join(", ");
}

/** Of the scope the part up to a semicolon where measured values follow: they stand below. */
function cellsOf({ customer, place, country, capacity, scope, guarantees }: ReferenceDetail, t: Words) {
  const own = {
    customer,
    place: [place, country].filter(Boolean).join(", "),
    capacity,
    scope: guarantees.length > 0 ? scope?.split(";", 1)[0] : scope,
  };
  return (["customer", "place", "capacity", "scope"] as const).flatMap((name) => {
    const value = own[name];
    return value ? { label: t(`templates.referencePage.${name}`), value } : [];
  });
}

/** The year since which the plant is in service, before what happened since. */
function startOf({ phase, year, guarantees }: ReferenceDetail, t: Words) {
  if (phase !== "in_service" || !year) return [];
  const isKept = guarantees.length > 0 && guarantees.every((row) => (gain(row) ?? 0) >= 0);
  const text = isKept ? t("templates.referencePage.kept") : undefined;
  return [{ when: year, title: t("templates.referencePage.event"), text, isKept }];
}

function eventOf({ href, title, text, published, lang }: ReferencePageData["news"][number], t: Words) {
  const when = published ? publicationDay(published, lang ?? t.language) : "";
  return { when, title, href, text, ...(lang && { lang }) };
}
