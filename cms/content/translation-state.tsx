import type { DefaultServerCellComponentProps } from "payload";
import { bridge, type TranslationDoc } from "./bridge.ts";

/** In the list of translations: whether the site shows it, and whether it is out of date. */
export function TranslationStateCell({ rowData }: DefaultServerCellComponentProps) {
  const { language, kind = "", record = "" } = (rowData ?? {}) as TranslationDoc;
  const states = bridge().translations?.statesOf({ kind, record }) ?? [];
  const entry = states.find(({ code }) => code === language);
  return <span>{entry ? [entry.state, entry.note].filter(Boolean).join(": ") : "its record is gone"}</span>;
}
