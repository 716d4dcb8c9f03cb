import type { DefaultServerCellComponentProps } from "payload";
import type { TranslationDoc } from "./translation-words.ts";

type Props = DefaultServerCellComponentProps & {
  stateOf(doc: TranslationDoc): { state: string; note: string } | undefined;
};

/** In the list of translations: whether the site shows it, and whether it is out of date. */
export function TranslationStateCell({ rowData, stateOf }: Props) {
  const entry = stateOf((rowData ?? {}) as TranslationDoc);
  return <span>{entry ? [entry.state, entry.note].filter(Boolean).join(": ") : "its record is gone"}</span>;
}
