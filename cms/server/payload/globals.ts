/** A global for each single record of the content. */
import type { GlobalConfig } from "payload";
import { singles } from "../../../content/kinds/all.ts";
import { contentGlobal } from "./collection.ts";
import { formFields } from "./forms.ts";

export const contentGlobals: GlobalConfig[] = singles.map(({ name, labels: [label], fields }) =>
  contentGlobal(name, label, formFields(fields)),
);
