import { SummaryCard } from "@/components/cards/summary-card";
import { RuledGrid } from "@/components/ui/ruled-grid";
import type { Summary } from "@/lib/content/summaries";
import { expertiseHref, routes, serviceHref } from "@/lib/site/routes";
import { staticServiceHref } from "@/lib/site/static-services";
import { Section } from "./section";

const kinds = {
  services: {
    heading: "Services",
    tag: ["SV", 200],
    href: serviceHref,
    more: { label: "All services", href: routes.services },
  },
  expertise: {
    heading: "Expertise",
    tag: ["EX", 300],
    href: expertiseHref,
    more: { label: "All expertise", href: routes.expertise },
  },
  staticServices: {
    heading: "Other services",
    tag: ["SV", 100],
    href: staticServiceHref,
    more: { label: "All services", href: routes.services },
  },
} as const;

type Props = {
  kind: keyof typeof kinds;
  summaries: Omit<Summary, "image">[];
  heading?: string;
  /** The list is complete: no link to the rest. */
  all?: boolean;
};

/** Teasers of services or fields of expertise. */
export function Summaries({ kind, summaries, heading, all = false }: Props) {
  if (summaries.length === 0) return null;
  const { tag, href, more, heading: name } = kinds[kind];
  const [letters, number] = tag;
  return (
    <Section tag={tag} heading={heading ?? name} more={all ? undefined : more}>
      <RuledGrid>
        {summaries.map((summary) => (
          <SummaryCard
            key={summary.id}
            summary={summary}
            href={href(summary.id, summary.title)}
            tag={`${letters}-${number + summary.number}`}
          />
        ))}
      </RuledGrid>
    </Section>
  );
}
