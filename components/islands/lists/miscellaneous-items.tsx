"use client";

import type { MouseEvent } from "react";
import { PictureCard } from "@/components/cards/picture-card";
import { Grid } from "@/components/ui/grid";
import { Link } from "@/components/ui/link";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Item } from "@/lib/read/kinds";
import { itemHref, routes } from "@/lib/site/routes";
import { fill } from "@/lib/words/fill";
import { useBrowserWords, usePageLanguage } from "@/lib/words/use-browser-words";
import en from "@/messages/en/item.json";
import { ItemDialog, openedState } from "./item-dialog";
import { type ListItemsProps, PagedList } from "./paged-list";
import { isPlainClick } from "./plain-click";
import { pushUrl } from "./use-search-param";

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
      {(items) => (
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
                  onClick={(event) => open(event, item.id)}
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
function open(event: MouseEvent, id: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const url = new URL(location.href);
  url.searchParams.set("item", id);
  pushUrl(url.href, openedState);
}
