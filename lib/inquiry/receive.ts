import "server-only";
import { isPhoneNumber } from "../site/phone-number";
import { deliver } from "./deliver";
import type { FieldErrors, FieldName } from "./fields";
import { createFormToken, isValidFormToken } from "./form-token";
import { secondsToWait, secondsUntilAttempt } from "./rate-limit";
import { checkFields } from "./schema";
import { sign } from "./secret";

/** An inquiry as it was posted, not yet checked. */
export type PostedInquiry = {
  fields: Partial<Record<FieldName, unknown>>;
  page: string;
  honeypot: string;
  formToken: string;
  /** Identifies one filled-in form over all its tries; the form token does where it is missing. */
  formId?: string;
  clientAddress: string;
};

export type InquiryResult =
  | { outcome: "sent" | "failed" }
  | { outcome: "invalid"; errors: FieldErrors }
  | { outcome: "again"; formToken: string }
  | { outcome: "limited"; seconds: number };

/**
 * Checks an inquiry and delivers it. One that looks automatic is not dropped: the sender is asked to send it once more,
 * which a person does and a simple program does not.
 */
export async function receive(posted: PostedInquiry): Promise<InquiryResult> {
  const { fields, page, honeypot, formToken, formId = formToken, clientAddress } = posted;
  const blockedSeconds = await secondsUntilAttempt(clientAddress);
  if (blockedSeconds > 0) return { outcome: "limited", seconds: blockedSeconds };
  const checked = checkFields(fields, isPhoneNumber);
  if (!checked.ok) return { outcome: "invalid", errors: checked.errors };
  if (honeypot !== "" || !isValidFormToken(formToken))
    return { outcome: "again", formToken: createFormToken() };

  const inquiry = { ...checked.fields, page: pathOf(page) };
  // The same text from the same form is the same inquiry; another text is another one.
  const key = sign("key", JSON.stringify([formId, inquiry]))
    .toString("hex")
    .slice(0, 40);
  const seconds = await secondsToWait(clientAddress, key);
  if (seconds > 0) return { outcome: "limited", seconds };
  return { outcome: (await deliver(inquiry, key)) ? "sent" : "failed" };
}

function pathOf(page: string): string {
  return /^\/[\x21-\x7e]{0,499}$/.test(page) ? page : "/contact";
}
