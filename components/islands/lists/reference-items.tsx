"use client";

import { ReferenceRows } from "@/components/cards/reference-rows";
import { Picture } from "@/components/ui/picture";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Reference } from "@/lib/content/references";
import { routes } from "@/lib/site/routes";
import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/references.json";
import { type ListItemsProps, PagedList } from "./paged-list";
import styles from "./reference-items.module.css";

/** In the order of their groups on a page. */
const groups = ["in_service", "commissioning", "service", "other"] as const;

/** References by what is true of them; without headings where a backend does not say it. */
export function ReferenceItems(props: ListItemsProps<Reference>) {
  const { groups: headings } = useBrowserWords("references", en);
  return (
    <PagedList
      {...props}
      list="references"
      route={routes.references}
      placeholder={<SkeletonCards columns={1} count={12} shape="text" />}
    >
      {(items) =>
        items.every(({ phase }) => phase === null) ? (
          <Rows references={items} level={2} />
        ) : (
          groups.map((group) => {
            const own = items.filter(({ phase }) => (phase ?? "other") === group);
            return (
              own.length > 0 && (
                <section key={group} className={styles.group}>
                  <h2>{headings[group]}</h2>
                  <Rows references={own} level={3} />
                </section>
              )
            );
          })
        )
      }
    </PagedList>
  );
}

function Rows(props: { references: Reference[]; level: 2 | 3 }) {
  return <ReferenceRows {...props} className={styles.pictured} image={imageOf} />;
}

function imageOf(reference: Reference) {
  return (
    <Picture
      className="cropped"
      of={reference}
      width={176}
      height={132}
      sizes="(max-width: 64rem) 6rem, 11rem"
    />
  );
}
