import { SummaryCard } from "@/components/cards/summary-card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorAlert } from "@/components/ui/error-alert";
import { RuledGrid } from "@/components/ui/ruled-grid";
import type { Result } from "@/lib/content/read";
import type { Summary } from "@/lib/content/summaries";
import { routes } from "@/lib/site/routes";
import { Section } from "./section";

const kinds = {
  services: {
    heading: "Services",
    tag: ["SV", 200],
    more: { label: "All services", href: routes.services },
  },
  expertise: {
    heading: "Expertise",
    tag: ["EX", 300],
    more: { label: "All expertise", href: routes.expertise },
  },
  staticServices: {
    heading: "Other services",
    tag: ["SV", 100],
    more: { label: "All services", href: routes.services },
  },
} as const;

type Kind = keyof typeof kinds;
type Items = Omit<Summary, "image">[];

type Props = {
  kind: Kind;
  summaries: Items;
  heading?: string;
  /** The list is complete: no link to the rest. */
  all?: boolean;
};

/** A section with teasers of services or fields of expertise. */
export function Summaries({ kind, summaries, heading, all = false }: Props) {
  if (summaries.length === 0) return null;
  const { tag, more, heading: name } = kinds[kind];
  return (
    <Section tag={tag} heading={heading ?? name} more={all ? undefined : more}>
      <SummaryGrid kind={kind} summaries={summaries} level={3} />
    </Section>
  );
}

type ListProps = { kind: Kind; result: Result<Items>; emptyText: string };

/** The list on the page of all services or all expertise, in each of its states. */
export function SummaryList({ kind, result, emptyText }: ListProps) {
  if (!result.ok) return <ErrorAlert label="Failed to load content" message={result.message} />;
  if (result.data.length === 0) return <EmptyState>{emptyText}</EmptyState>;
  return <SummaryGrid kind={kind} summaries={result.data} level={2} />;
}

function SummaryGrid({ kind, summaries, level }: { kind: Kind; summaries: Items; level: 2 | 3 }) {
  const [letters, number] = kinds[kind].tag;
  return (
    <RuledGrid>
      {summaries.map((summary) => (
        <SummaryCard
          key={summary.id}
          summary={summary}
          tag={`${letters}-${number + summary.number}`}
          level={level}
        />
      ))}
    </RuledGrid>
  );
}
