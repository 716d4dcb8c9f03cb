import { ReferenceRows } from "@/components/cards/reference-rows";
import type { Reference } from "@/lib/content/references";
import { routes } from "@/lib/site/routes";
import { Section } from "./section";

/** Proof beside a subject: plants in operation. */
export function ReferencesTeaser({ references }: { references: Reference[] }) {
  if (references.length === 0) return null;
  return (
    <Section
      tag={["RF", 600]}
      heading="Plants in operation"
      more={{ label: "All references", href: routes.references }}
    >
      <ReferenceRows references={references} level={3} />
    </Section>
  );
}
