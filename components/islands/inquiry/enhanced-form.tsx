"use client";

import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { checkFields, invalidResponse } from "@/lib/form/check";
import { filesField } from "@/lib/form/files";
import { linkValues } from "@/lib/form/link-values";
import { stateOf } from "@/lib/form/state";
import type { BrowserWords } from "@/lib/words/browser-words";
import en from "@/messages/en/inquiry.json";
import { toast } from "../toast";
import { clearDraft, draftValues, keepTyped, saveDraft } from "./draft";
import {
  defaultOf,
  fieldOf,
  fillForm,
  isFieldName,
  readAll,
  showBusy,
  showError,
  showLeft,
  showNotes,
  showTopic,
} from "./fill-form";
import { send } from "./send";

type Words = BrowserWords["inquiry"];
/** `words`: of another language than the default one. */
type Props = {
  action: string;
  className: string | undefined;
  words?: Words;
  children: ReactNode;
};

/**
 * Enhances the form: messages while it is filled in, a draft that survives a reload, and sending without leaving the
 * page. Without it the browser sends the same form.
 */
export function EnhancedForm({ words = en, children, ...attributes }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  // While the first render runs, the form of the HTML still stands.
  useState(keepTyped);

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    // The browser's own bubbles would come before the messages at the fields.
    form.noValidate = true;
    void addFiles(form);
    // The router shows a page again as it was left.
    const given = linkValues(new URL(location.href), previousPage(), words.gases);
    const own = Object.fromEntries(Object.keys(given).map((name) => [name, defaultOf(fieldOf(form, name))]));
    fillForm(form, { sent: null, given }, words);
    fillForm(form, { values: draftValues(form) }, words);
    // The next link to the form gives values of its own.
    return () => void fillForm(form, { given: own }, words);
  }, [words]);

  const validateField = (form: HTMLFormElement, name: string) => {
    if (!isFieldName(name) || isBusy.current) return;
    const checked = checkFields(readAll(form), words);
    showError(form, name, checked.ok ? undefined : checked.errors[name]);
  };
  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    // An empty field is reported when the form is sent, not when it is left.
    if (target.value || isInvalid(target)) validateField(currentTarget, target.name);
    showNotes(currentTarget, words);
  };
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    saveDraft(currentTarget);
    showTopic(currentTarget);
    if (!(target instanceof HTMLElement)) return;
    const name = target.getAttribute("name") ?? "";
    if (name === filesField) void addFiles(currentTarget);
    if (isFieldName(name)) showLeft(currentTarget, name, words);
    if (isInvalid(target)) validateField(currentTarget, name);
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    isBusy.current = true;
    showBusy(form, words);
    saveDraft(form);
    const focusTarget = await submit(form, words);
    showBusy(form);
    isBusy.current = false;
    focusTarget?.focus();
  };

  return (
    <form
      ref={ref}
      method="post"
      encType="multipart/form-data"
      {...attributes}
      aria-label={words.form}
      onSubmit={onSubmit}
      onBlur={onBlur}
      onInput={onInput}
    >
      {children}
    </form>
  );
}

function isInvalid(field: HTMLElement): boolean {
  return field.hasAttribute("aria-invalid");
}

function filesOf(form: HTMLFormElement): File[] {
  const input = fieldOf(form, filesField);
  return input instanceof HTMLInputElement ? Array.from(input.files ?? []) : [];
}

/** Few visitors send files: their code is loaded for the first one. Where it cannot be loaded, the form sends them without it. */
async function filesCode(files: File[]) {
  return files.length > 0 ? import("./files").catch(() => undefined) : undefined;
}

async function addFiles(form: HTMLFormElement): Promise<void> {
  const files = filesOf(form);
  (await filesCode(files))?.addFiles(form, files);
}

/** The page that the visitor came from. */
function previousPage(): URL {
  const { navigation } = window as { navigation?: Navigation };
  const entry = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return new URL(entry?.url || document.referrer || location.href);
}

/** Validates, sends and shows the result. Returns the element to focus. */
async function submit(form: HTMLFormElement, words: Words): Promise<HTMLElement | null> {
  const code = await filesCode(filesOf(form));
  const checked = checkFields(readAll(form), words);
  const errors = checked.ok ? await code?.leaveOutChanged(form) : checked.errors;
  const response = errors
    ? invalidResponse(errors, words)
    : await send(form, words, (request) => code?.showProgress(form, request));
  if (response.outcome === "sent") {
    form.reset();
    code?.setFiles(form, []);
    clearDraft(form);
    toast("success", words.sent.title);
  }
  return fillForm(form, stateOf(response), words);
}
