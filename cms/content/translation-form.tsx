import type { JSONFieldServerProps } from "payload";
import { TranslationEditor } from "./translation-editor.tsx";
import type { TranslationDoc, TranslationForm } from "./translation-words.ts";

type Props = JSONFieldServerProps & {
  formOf(doc: TranslationDoc): Promise<TranslationForm | undefined>;
};

/** The words of a translation beside the English ones. */
export async function TranslationFormField({ data, path, readOnly, payload, formOf }: Props) {
  const form = await formOf(data as TranslationDoc);
  if (!form) return <p>The record of this translation is gone.</p>;
  // The server renders it again for other words, such as those of "Revert to published", and not after a save of what was typed.
  const key = String(data.updatedAt);
  const { admin } = payload.config.routes;
  return <TranslationEditor key={key} form={form} admin={admin} path={path} readOnly={readOnly} />;
}
