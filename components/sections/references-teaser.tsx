import { ReferenceRows } from "@/components/cards/reference-rows";
import type { Certificate } from "@/lib/content/certificates";
import type { Reference } from "@/lib/content/references";
import { routes } from "@/lib/site/routes";
import { CertificateLine } from "./certificates";
import { Section } from "./section";

type Props = { references: Reference[]; certificates?: Certificate[] };

/** Proof: plants that run, and the company's certificates in one line below. */
export function ReferencesTeaser({ references, certificates = [] }: Props) {
  if (references.length === 0) return <CertificateLine certificates={certificates} />;
  return (
    <Section
      tag={["RF", 600]}
      heading="Plants that run"
      more={{ label: "All references", href: routes.references }}
    >
      <ReferenceRows references={references} level={3} />
      <CertificateLine certificates={certificates} />
    </Section>
  );
}
