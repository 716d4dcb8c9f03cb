import { SummaryCard } from "@/components/cards/summary-card";
import { Grid } from "@/components/layout-primitives/grid";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedContent } from "@/components/ui/failed-content";
import type { Summary } from "@/lib/content/summaries";
import type { Result } from "@/lib/read/result";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { Section } from "./section";

const kinds = {
  services: { tag: ["SV", 200], list: "services" },
  expertise: { tag: ["EX", 300], list: "expertise" },
  staticServices: { tag: ["SV", 200], list: "services" },
} as const;

type Kind = keyof typeof kinds;
type Items = Omit<Summary, "image">[];

type Props = { kind: Kind; summaries: Items; heading?: string };

/** A section with teasers of services or fields of expertise. */
export function Summaries({ kind, summaries, heading }: Props) {
  const t = useWords();
  if (summaries.length === 0) return null;
  const { tag, list } = kinds[kind];
  const more = { label: t(`sections.all.${list}`), href: routes[list] };
  return (
    <Section tag={tag} heading={heading ?? t(`sections.summaries.${kind}`)} more={more}>
      <SummaryGrid kind={kind} summaries={summaries} level={3} />
    </Section>
  );
}

type ListProps = { kind: Kind; result: Result<Items>; emptyText: string };

/** The list on the page of all services or all expertise, in each of its states. */
export function SummaryList({ kind, result, emptyText }: ListProps) {
  if (!result.ok) return <FailedContent message={result.message} />;
  if (result.data.length === 0) return <EmptyState>{emptyText}</EmptyState>;
  return <SummaryGrid kind={kind} summaries={result.data} level={2} />;
}

function SummaryGrid({ kind, summaries, level }: { kind: Kind; summaries: Items; level: 2 | 3 }) {
  const [letters, number] = kinds[kind].tag;
  return (
    <Grid>
      {summaries.map((summary) => (
        <SummaryCard
          key={summary.id}
          summary={summary}
          tag={`${letters}-${number + summary.number}`}
          level={level}
        />
      ))}
    </Grid>
  );
}
