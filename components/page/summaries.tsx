import { SummaryCard } from "@/components/cards/summary-card";
import { RuledGrid } from "@/components/page/ruled-grid";
import { SectionHead } from "@/components/page/section-head";
import type { Summary } from "@/lib/content/summaries";
import type { NavItem } from "@/lib/routes";

type Props = {
  heading: string;
  tag: [letters: string, number: number];
  summaries: Summary[];
  href: (id: string, title: string) => string;
  more: NavItem;
};

/** Services or expertise in short. */
export function Summaries({ heading, tag, summaries, href, more }: Props) {
  if (summaries.length === 0) return null;
  const [letters, number] = tag;
  return (
    <section className="container section">
      <SectionHead tag={tag} heading={heading} more={more} />
      <RuledGrid>
        {summaries.map((summary, index) => (
          <SummaryCard
            key={summary.id}
            summary={summary}
            href={href(summary.id, summary.title)}
            tag={`${letters}-${number + index + 1}`}
          />
        ))}
      </RuledGrid>
    </section>
  );
}
