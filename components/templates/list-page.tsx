import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { ListItemsProps } from "@/components/islands/lists/paged-list";
import type { ContactTopic } from "@/components/ui/contact-button";
import { FeedLink } from "@/components/ui/feed-link";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import type { Banner } from "@/lib/content/banners";
import type { PageOf } from "@/lib/read/page";
import type { Result } from "@/lib/read/result";
import type { FeedLink as Feed } from "@/lib/site/routes";
import { IndexPage } from "./index-page";

type Props<T> = {
  banner: Result<Banner>;
  title: string;
  list: Result<PageOf<T>>;
  data: ComponentProps<typeof StructuredData>["data"];
  Items: ComponentType<ListItemsProps<T>>;
  /** Precedes the message of a failed request. */
  errorLabel: string;
  emptyText: string;
  feed?: Feed;
  topic?: ContactTopic;
  /** Shown above the list. */
  children?: ReactNode;
};

/** One page of a list. */
export function ListPage<T>(props: Props<T>) {
  const { banner, title, list, data, Items, errorLabel, emptyText, feed, topic, children } = props;
  return (
    <>
      <IndexPage banner={banner} title={title} topic={topic}>
        {children}
        <Listing result={list} errorLabel={errorLabel} emptyText={emptyText}>
          {(initial) => <Items initial={initial} errorLabel={errorLabel} />}
        </Listing>
        {feed && <FeedLink feed={feed} />}
      </IndexPage>
      <StructuredData data={data} />
    </>
  );
}
