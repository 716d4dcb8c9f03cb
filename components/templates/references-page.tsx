import type { ComponentProps } from "react";
import { ReferenceItems } from "@/components/islands/lists/reference-items";
import type { Reference } from "@/lib/content/references";
import { itemList, linked } from "@/lib/seo/item-list";
import { useWords } from "@/lib/words/use-words";
import { ListPage } from "./list-page";

type Props = Pick<ComponentProps<typeof ListPage<Reference>>, "banner" | "list" | "children">;

/** References, all or those of a filter. */
export function ReferencesPage(props: Props) {
  const t = useWords();
  return (
    <ListPage
      {...props}
      title={t("routes.references")}
      data={itemList(props.list, ({ title, news }) => linked(title, news?.href), t.language)}
      Items={ReferenceItems}
      errorLabel={t("failed.content")}
      emptyText={t("pages.references.empty")}
    />
  );
}
