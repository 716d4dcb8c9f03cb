import type { FieldErrors, InquiryResult } from "./fields.ts";

/** Messages of the form, the same with and without scripts. */
export const messages = {
  sentTitle: "Your inquiry has arrived",
  sentText:
    "Thank you. An engineer will answer you by email. Please quote the reference if you call or write again.",
  again: "We could not tell whether a person sent this. Wait two seconds and press “Send inquiry” again.",
  limited:
    "Too many inquiries from your network. Yours was not sent; your text is still here. Please try again in ten minutes.",
  failed: "Your inquiry could not be delivered. Your text is still here: please send it again in a moment.",
  unreachable:
    "Your inquiry could not be sent because the connection failed. Your text is still here: please send it again.",
  kept: "You are offline. This browser keeps your inquiry for up to seven days and sends it as soon as you are connected. You need not send it again; a message here will tell you when it has arrived.",
} as const;

/** Outcomes of an inquiry that was kept without a connection. */
export const outcomeMessages = {
  sent: (reference: string) =>
    `Your inquiry has arrived. An engineer will answer you by email.${reference && ` Its reference is ${reference}.`}`,
  rejected: () =>
    "Your saved inquiry was not accepted. Please open the contact form: it has your text and shows what to correct.",
  expired: () =>
    "Your saved inquiry could not be sent within seven days and has been deleted. Please write or call us.",
} as const;

export function invalidResponse(errors: FieldErrors) {
  const count = Object.keys(errors).length;
  const message = `Not sent yet. Please correct ${count === 1 ? "one field" : `${count} fields`}.`;
  return { outcome: "invalid", message, errors } as const satisfies InquiryResult;
}
