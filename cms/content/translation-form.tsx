import type { JSONFieldServerComponent } from "payload";
import { bridge, type TranslationDoc } from "./bridge.ts";
import { TranslationEditor } from "./translation-editor.tsx";

/** The words of a translation beside the English ones. */
export const TranslationFormField: JSONFieldServerComponent = async ({ data, path, readOnly, payload }) => {
  const form = await bridge().translations?.form(data as TranslationDoc);
  if (!form) return <p>The record of this translation is gone.</p>;
  // The server renders it again for other words, such as those of "Revert to published", and not after a save of what was typed.
  const key = String(data.updatedAt);
  const { admin } = payload.config.routes;
  return <TranslationEditor key={key} form={form} admin={admin} path={path} readOnly={readOnly} />;
};
