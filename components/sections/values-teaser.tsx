import { Grid } from "@/components/layout-primitives/grid";
import { Picture } from "@/components/ui/picture";
import type { Item } from "@/lib/read/kinds";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { AboutPart } from "./about-part";
import styles from "./values-teaser.module.css";

export function ValuesTeaser({ values }: { values: Item<"values">[] }) {
  const t = useWords();
  if (values.length === 0) return null;
  return (
    <AboutPart
      heading={t("sections.about.values")}
      more={{ label: t("sections.all.values"), href: routes.ourValues }}
    >
      <Grid isDense>
        {values.map(({ id, title, image, lang }) => (
          <p key={id} className={styles.value} lang={lang}>
            <Picture of={{ image }} width={32} height={32} sizes="32px" />
            {title}
          </p>
        ))}
      </Grid>
    </AboutPart>
  );
}
