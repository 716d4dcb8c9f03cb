"use client";

import type { MouseEvent } from "react";
import { PictureCard } from "@/components/cards/picture-card";
import { Grid } from "@/components/layout-primitives/grid";
import { Link } from "@/components/ui/link";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Item } from "@/lib/read/kinds";
import { itemHref, routes } from "@/lib/site/routes";
import { fill } from "@/lib/words/fill";
import { useBrowserWords, usePageLanguage } from "@/lib/words/use-browser-words";
import en from "@/messages/en/item.json";
import { ItemDialog } from "./item-dialog";
import { type ListItemsProps, type OverList, PagedList } from "./paged-list";
import { isPlainClick } from "./plain-click";

export function MiscellaneousItems(props: ListItemsProps<Item<"miscellaneous">>) {
  const words = useBrowserWords("item", en);
  const language = usePageLanguage();
  return (
    <PagedList
      {...props}
      list="miscellaneous"
      route={routes.miscellaneous}
      placeholder={<SkeletonCards count={8} columns={4} />}
    >
      {(items, page) => (
        <>
          <Grid columns={4}>
            {items.map((item) => (
              <PictureCard key={item.id} {...item}>
                <Link
                  href={itemHref(item.id)}
                  lang={item.lang && language}
                  hrefLang={item.lang}
                  className="reach"
                  data-opens=""
                  aria-label={fill(words.openNamed, { title: item.title })}
                  onClick={(event) => open(event, page)}
                >
                  {words.open}
                </Link>
              </PictureCard>
            ))}
          </Grid>
          <ItemDialog items={items} />
        </>
      )}
    </PagedList>
  );
}

/** Opens an item over its list. */
function open(event: MouseEvent<HTMLAnchorElement>, listPage: number): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  history.pushState({ listPage } satisfies OverList, "", event.currentTarget.href);
}
