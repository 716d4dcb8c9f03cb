import { RuledGrid } from "@/components/ui/ruled-grid";
import type { CommitmentTeaser } from "@/lib/content/about";
import { routes } from "@/lib/site/routes";
import { Section } from "./section";

export function CommitmentsTeaser({ commitments }: { commitments: CommitmentTeaser[] }) {
  if (commitments.length === 0) return null;
  return (
    <Section
      tag={["CM", 650]}
      heading="Our commitments"
      more={{ label: "All commitments", href: routes.commitments }}
    >
      <RuledGrid>
        {commitments.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        ))}
      </RuledGrid>
    </Section>
  );
}
