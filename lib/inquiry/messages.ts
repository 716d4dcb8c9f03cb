import type { FieldErrors } from "./fields";

/** Messages of the form, the same with and without scripts. */
export const messages = {
  sentTitle: "Your inquiry has arrived",
  sentText: "Thank you. An engineer answers you by email. Name the reference if you call or write again.",
  again:
    "Our protection against automatic mail is not sure about this one. Nothing is lost: please wait two seconds and press Send inquiry once more.",
  limited:
    "Several inquiries came from your connection within ten minutes. Yours was not sent; it is kept here.",
  failed:
    "Your inquiry could not be delivered. Nothing that you wrote is lost: please send it again in a moment.",
  unreachable:
    "Your inquiry could not be sent: the connection failed. Nothing that you wrote is lost: please send it again.",
  kept: "There is no connection. Your inquiry is kept in this browser and sent as soon as there is one, within seven days. You need not send it again; we tell you here when it has arrived.",
} as const;

/** Outcomes of an inquiry that was kept without a connection. */
export const outcomeMessages = {
  sent: (reference: string) =>
    `Your inquiry has arrived. An engineer answers you by email.${reference && ` Its reference is ${reference}.`}`,
  rejected: () =>
    "Your kept inquiry was not accepted as it is. Please open the contact form: it has your text, and shows what to change.",
  expired: () =>
    "Your kept inquiry could not be sent within seven days and has been deleted. Please write or call us.",
} as const;

export function invalidMessage(errors: FieldErrors): string {
  const count = Object.keys(errors).length;
  return `Not sent yet. Please look at ${count === 1 ? "one field" : `${count} fields`}.`;
}
