import type { JSONFieldServerComponent } from "payload";
import { bridge, type TranslationDoc } from "./bridge.ts";
import { TranslationEditor } from "./translation-editor.tsx";

/** The words of a translation beside the English ones. */
export const TranslationFormField: JSONFieldServerComponent = async ({ data, path, readOnly, payload }) => {
  const form = await bridge().translations?.form(data as TranslationDoc);
  if (!form) return <p>The record of this translation is gone.</p>;
  return (
    <TranslationEditor form={form} admin={payload.config.routes.admin} path={path} readOnly={readOnly} />
  );
};
