import { ReferenceRows } from "@/components/cards/reference-rows";
import type { Reference } from "@/lib/content/references";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { Section } from "./section";

/** Proof beside a subject. */
export function ReferencesTeaser({ heading, references }: { heading?: string; references: Reference[] }) {
  const t = useWords();
  if (references.length === 0) return null;
  return (
    <Section
      tag={["RF", 600]}
      heading={heading ?? t("sections.references.heading")}
      more={{ label: t("sections.all.references"), href: routes.references }}
    >
      <ReferenceRows references={references} level={3} />
    </Section>
  );
}
