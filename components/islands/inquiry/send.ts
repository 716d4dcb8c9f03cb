import {
  type Answer,
  type FieldErrors,
  inquiryPath,
  pageName,
  stampName,
  trapName,
} from "@/lib/inquiry/fields";
import { words } from "@/lib/inquiry/messages";
import { formId } from "./draft";
import { field, readFields } from "./form-state";

const patience = 40_000;

/** Posts the form. Whatever goes wrong on the way is an answer too. */
export async function send(form: HTMLFormElement): Promise<Answer> {
  const hidden = [trapName, stampName, pageName].map((name) => [name, field(form, name)?.value]);
  try {
    const response = await fetch(inquiryPath, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": formId(form) },
      body: JSON.stringify({ ...readFields(form), ...Object.fromEntries(hidden) }),
      signal: AbortSignal.timeout(patience),
    });
    const answer = (await response.json().catch(() => null)) as Answer | null;
    // Success is only what says so in both ways.
    if (answer?.outcome === "sent" && response.status !== 201)
      return { outcome: "failed", message: words.failed };
    return answer?.outcome ? answer : { outcome: "failed", message: words.failed };
  } catch {
    return { outcome: "failed", message: words.unreachable };
  }
}

/** What is wrong, by the same rules as on the server. Where they cannot be fetched, the server alone checks. */
export async function check(form: HTMLFormElement): Promise<FieldErrors> {
  try {
    const { checkFields } = await rules();
    const checked = checkFields(readFields(form));
    return checked.ok ? {} : checked.errors;
  } catch {
    return {};
  }
}

/** Fetches the rules, when somebody begins to write. */
export function rules() {
  return import("@/lib/inquiry/schema");
}
