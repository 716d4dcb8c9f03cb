/** A collection for each list of the content. */
import type { CollectionConfig } from "payload";
import type { Kind } from "../../../content/kind.ts";
import { lists } from "../../../content/kinds/all.ts";
import { contentCollection } from "./collection.ts";
import { composedPages } from "./composed-pages.ts";
import { formFields } from "./forms.ts";

export const contentCollections: CollectionConfig[] = lists.map(
  ({ name, labels: [plural, singular = plural], fields, id }: Kind) =>
    id === "address"
      ? composedPages(name, plural, singular, formFields(fields))
      : contentCollection(name, plural, singular, formFields(fields)),
);
