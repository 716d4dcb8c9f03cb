"use client";
import { useAllFormFields, useFormBackgroundProcessing, useFormProcessing } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useEffect, useRef } from "react";

/**
 * Keeps what is typed while a draft is being saved. When the answer comes, Payload takes its values for every field but the one that
 * was changed last, and those are older.
 */
export function KeepTyped() {
  const isSaving = useFormBackgroundProcessing();
  const isPublishing = useFormProcessing();
  const [fields, dispatch] = useAllFormFields();
  const before = useRef(fields);
  const typed = useRef(new Map<string, unknown>());

  useEffect(() => {
    if (isSaving || isPublishing) typed.current.clear();
  }, [isSaving, isPublishing]);

  useEffect(() => {
    // A row that moves takes its values to another path.
    if (rowsOf(fields) !== rowsOf(before.current)) typed.current.clear();
    for (const [path, { value, isModified }] of Object.entries(fields)) {
      if (value === before.current[path]?.value) continue;
      if (isModified) typed.current.set(path, value);
      else if (typed.current.has(path)) dispatch({ type: "UPDATE", path, value: typed.current.get(path) });
    }
    before.current = fields;
  }, [fields, dispatch]);
  return null;
}

function rowsOf(fields: FormState): string {
  return Object.values(fields)
    .flatMap(({ rows = [] }) => rows.map(({ id }) => id))
    .join();
}
