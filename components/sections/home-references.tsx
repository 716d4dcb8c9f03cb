import type { Certificate } from "@/lib/content/items";
import type { Reference } from "@/lib/content/references";
import { referenceHref, routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { CertificateLine } from "./certificates";
import { Section } from "./section";
import { TeaserRows } from "./teaser-rows";

type Props = {
  references: Pick<Reference, "id" | "year" | "title" | "location" | "capacity">[];
  certificates: Certificate[];
};

/**
 * Proof on the home page: plants in operation, and the company's certificates in one line below.
 */
export function HomeReferences({ references, certificates }: Props) {
  const t = useWords();
  if (references.length === 0) return <CertificateLine certificates={certificates} />;
  const rows = references.map(({ id, year, title, location, capacity }) => ({
    id,
    mark: year,
    title,
    href: referenceHref(id, title),
    note: location,
    value: capacity ?? "",
  }));
  return (
    <Section
      tag={["RF", 600]}
      heading={t("sections.references.heading")}
      more={{ label: t("sections.all.references"), href: routes.references }}
    >
      <TeaserRows rows={rows} />
      <CertificateLine certificates={certificates} />
    </Section>
  );
}
