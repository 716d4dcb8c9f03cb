"use client";

import { type FocusEvent, type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { checkFields } from "@/lib/form/check";
import { type FieldErrors, formTokenField, honeypotField } from "@/lib/form/fields";
import { invalidMessage, messages } from "@/lib/form/messages";
import { keptOutcomeEvent } from "../offline/kept-outcome";
import { toast } from "../toast";
import { fillFromLink, openDuty } from "./arrival";
import { clearDraft, restoreDraft, saveDraft } from "./draft";
import {
  fieldOf,
  isFieldName,
  readFields,
  showBusy,
  showError,
  showErrors,
  showLeft,
  showNotice,
  showSent,
} from "./form-state";
import { send } from "./send";

type Props = { action: string; className: string | undefined; children: ReactNode };

/**
 * Enhances the form: messages while it is filled in, a draft that survives a reload, and sending without leaving the
 * page. Without it the browser sends the same form.
 */
export function EnhancedForm({ action, className, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // The browser's own bubbles would come before the messages at the fields.
    form.noValidate = true;
    // The router shows a page again as it was left.
    showSent(form);
    fillFromLink(form);
    restoreDraft(form);
    openDuty(form);
    const showOutcome = ({ detail }: CustomEventInit<string>) => {
      showNotice(form, { text: detail ?? "", contactOptions: false });
      restoreDraft(form);
    };
    addEventListener(keptOutcomeEvent, showOutcome);
    return () => removeEventListener(keptOutcomeEvent, showOutcome);
  }, []);

  const validateField = (form: HTMLFormElement, name: string) => {
    if (isFieldName(name) && !isBusy.current) showError(form, name, errorsOf(form)[name]);
  };
  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    // An empty field is reported when the form is sent, not when it is left.
    if (target.value || isInvalid(target)) validateField(currentTarget, target.name);
  };
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    saveDraft(currentTarget);
    if (!(target instanceof HTMLElement)) return;
    const name = target.getAttribute("name") ?? "";
    if (isFieldName(name)) showLeft(currentTarget, name);
    if (isInvalid(target)) validateField(currentTarget, name);
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    isBusy.current = true;
    showBusy(form, true);
    saveDraft(form);
    const focusTarget = await submit(form);
    showBusy(form, false);
    isBusy.current = false;
    focusTarget?.focus();
  };

  return (
    <form
      ref={ref}
      method="post"
      action={action}
      className={className}
      aria-label="Inquiry"
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

function errorsOf(form: HTMLFormElement): FieldErrors {
  const checked = checkFields(readFields(form));
  return checked.ok ? {} : checked.errors;
}

/** Validates, sends and shows the result. Returns the element to focus. */
async function submit(form: HTMLFormElement): Promise<HTMLElement | null> {
  const errors = errorsOf(form);
  const response =
    Object.keys(errors).length > 0
      ? { outcome: "invalid" as const, message: invalidMessage(errors), errors }
      : await send(form);

  const firstInvalid = showErrors(form, response.outcome === "invalid" ? response.errors : {});
  if (response.outcome === "sent") {
    form.reset();
    clearDraft(form);
    showNotice(form, { text: "", contactOptions: false });
    toast("success", messages.sentTitle);
    return showSent(form, response.sent ?? {});
  }
  if (response.outcome === "kept") {
    form.reset();
    clearDraft(form);
  }
  if (response.outcome === "again") {
    const [token, honeypot] = [fieldOf(form, formTokenField), fieldOf(form, honeypotField)];
    if (token) token.value = response.formToken;
    if (honeypot) honeypot.value = "";
  }
  const contactOptions = ["failed", "limited", "kept"].includes(response.outcome);
  const notice = showNotice(form, { text: response.message, contactOptions });
  return firstInvalid ?? notice;
}
