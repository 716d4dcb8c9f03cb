import "server-only";
import { deliver } from "./deliver";
import type { FieldErrors, FieldName } from "./fields";
import { isGoodStamp, makeStamp } from "./form-token";
import { secondsToWait } from "./rate-limit";
import { checkFields } from "./schema";
import { sign } from "./secret";

export type Submission = {
  /** As they came: of any type. */
  fields: Partial<Record<FieldName, unknown>>;
  page: string;
  trap: string;
  stamp: string;
  /** Names one filled-in form over all its tries; the stamp does where there is none. */
  form?: string;
  address: string;
};

export type Outcome =
  | { kind: "sent" | "failed" }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "again"; stamp: string }
  | { kind: "limited"; seconds: number };

/**
 * What becomes of a filled-in form. What looks like a program's work is not dropped: it is asked to send once more,
 * which a person does and a simple program does not.
 */
export async function receive({ fields, page, trap, stamp, form, address }: Submission): Promise<Outcome> {
  const checked = checkFields(fields);
  if (!checked.ok) return { kind: "invalid", errors: checked.errors };
  if (trap !== "" || !isGoodStamp(stamp)) return { kind: "again", stamp: makeStamp() };

  const inquiry = { ...checked.fields, page: pathOf(page) };
  // The same words from the same form are the same inquiry; other words are another one.
  const key = sign("key", JSON.stringify([form ?? stamp, inquiry]))
    .toString("hex")
    .slice(0, 40);
  const seconds = await secondsToWait(address, key);
  if (seconds > 0) return { kind: "limited", seconds };
  return { kind: (await deliver(inquiry, key)) ? "sent" : "failed" };
}

function pathOf(page: string): string {
  return /^\/[\x21-\x7e]{0,499}$/.test(page) ? page : "/contact";
}
