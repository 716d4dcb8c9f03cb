"use client";

import { type FocusEvent, type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { stampName, trapName } from "@/lib/inquiry/fields";
import { correct, words } from "@/lib/inquiry/messages";
import { toast } from "../toast";
import { forgetDraft, keepDraft, restoreDraft } from "./draft";
import { field, isFieldName, showBusy, showError, showErrors, showNotice } from "./form-state";
import { check, rules, send } from "./send";

/**
 * Makes the form of its children pleasant: messages while it is filled in, what was typed kept over a reload, and
 * sent without leaving the page. Without it the browser sends the same form by itself.
 */
export function InquiryForm({
  action,
  className,
  children,
}: {
  action: string;
  className: string | undefined;
  children: ReactNode;
}) {
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // The browser's own bubbles would come before the messages at the fields.
    form.noValidate = true;
    restoreDraft(form);
  }, []);

  const look = async (form: HTMLFormElement, name: string) => {
    if (!isFieldName(name)) return;
    const errors = await check(form);
    if (!busy.current) showError(form, name, errors[name]);
  };
  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    // An empty field is told of when the form is sent, not in passing.
    if (target.value || isWrong(target)) look(currentTarget, target.name);
  };
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    keepDraft(currentTarget);
    if (target instanceof HTMLElement && isWrong(target))
      look(currentTarget, target.getAttribute("name") ?? "");
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    busy.current = true;
    showBusy(form, true);
    keepDraft(form);
    const focus = await submit(form);
    showBusy(form, false);
    busy.current = false;
    focus?.focus();
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
      onFocus={() => void rules().catch(() => {})}
      onInput={onInput}
    >
      {children}
    </form>
  );
}

function isWrong(field: HTMLElement): boolean {
  return field.hasAttribute("aria-invalid");
}

/** Checks, sends, and tells. Returns what is to be looked at next. */
async function submit(form: HTMLFormElement): Promise<HTMLElement | null> {
  const before = await check(form);
  const answer =
    Object.keys(before).length > 0
      ? { outcome: "invalid" as const, message: correct(before), errors: before }
      : await send(form);

  const wrong = showErrors(form, answer.outcome === "invalid" ? answer.errors : {});
  if (answer.outcome === "sent") {
    form.reset();
    forgetDraft(form);
    toast("success", words.sentTitle);
    return showNotice(form, { kind: "sent", title: words.sentTitle, text: words.sentText });
  }
  if (answer.outcome === "again") {
    const [stamp, trap] = [field(form, stampName), field(form, trapName)];
    if (stamp) stamp.value = answer.stamp;
    if (trap) trap.value = "";
  }
  const ways = answer.outcome === "failed" || answer.outcome === "limited";
  const notice = showNotice(form, { kind: "error", text: answer.message, ways });
  return wrong ?? notice;
}
