import { CatalogueCard } from "@/components/cards/catalogue-card";
import { PersonCard } from "@/components/cards/person-card";
import { Grid } from "@/components/layout-primitives/grid";
import { ProductLinks } from "@/components/sections/product-links";
import { ReadNext } from "@/components/sections/read-next";
import { ReferencesTeaser } from "@/components/sections/references-teaser";
import { Section } from "@/components/sections/section";
import { Summaries } from "@/components/sections/summaries";
import type { ChosenRecords } from "@/lib/content/chosen-records";
import { useWords } from "@/lib/words/use-words";

type Props = { heading: string | null; records: ChosenRecords };

/** Records that an editor has chosen, as the site shows them elsewhere. The heading is that of the first kind. */
export function RecordsBlock({ heading, records }: Props) {
  const t = useWords();
  const { products, references, services, expertise, articles, people, catalogues } = records;
  const kinds = Object.entries(records).filter(([, all]) => all.length > 0);
  const titleOf = (kind: keyof ChosenRecords) =>
    heading && kinds[0]?.[0] === kind ? heading : t(`templates.composedPage.${kind}`);
  return (
    <>
      <ProductLinks heading={titleOf("products")} products={products} />
      <ReferencesTeaser heading={titleOf("references")} references={references} />
      <Summaries kind="services" heading={titleOf("services")} summaries={services} />
      <Summaries kind="expertise" heading={titleOf("expertise")} summaries={expertise} />
      {articles.length > 0 && (
        <div className="container section">
          <ReadNext
            heading={titleOf("articles")}
            pages={articles.map(({ summary, ...article }) => ({ ...article, text: summary }))}
          />
        </div>
      )}
      {people.length > 0 && (
        <Section tag={["TM", 800]} heading={titleOf("people")}>
          <Grid>
            {people.map((person) => (
              <PersonCard key={person.id} person={person} level={3} />
            ))}
          </Grid>
        </Section>
      )}
      {catalogues.length > 0 && (
        <Section tag={["DC", 900]} heading={titleOf("catalogues")}>
          <Grid columns={4}>
            {catalogues.map((catalogue) => (
              <CatalogueCard key={catalogue.title} catalogue={catalogue} level={3} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
