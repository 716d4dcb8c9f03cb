import "server-only";
import { maxInquiryFileBytes } from "../backend/file-receiver";
import { inquiryKey, inquiryReference } from "../backend/inquiry-key";
import { checkFields, invalidResponse } from "../form/check";
import { cleanFields } from "../form/clean";
import {
  dutyNames,
  type InputName,
  type Inquiry,
  type InquiryFields,
  type InquiryResult,
} from "../form/fields";
import { filesField } from "../form/files";
import { log } from "../runtime/log";
import { sign } from "../runtime/signature";
import { localPath } from "../site/language-path";
import { routes } from "../site/routes";
import { checkUploads } from "../uploads/check";
import { uploadStore } from "../uploads/store";
import { browserWords } from "../words/browser-words";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { answerDay } from "./answer-day";
import { deliver } from "./deliver";
import { createFormToken, isValidFormToken } from "./form-token";
import { secondsToWait, secondsUntilAttempt } from "./rate-limit";

/** An inquiry as it was posted, not yet checked. */
export type PostedInquiry = {
  fields: Partial<Record<InputName, unknown>>;
  page: string;
  honeypot: string;
  formToken: string;
  /** Identifies one filled-in form over all its tries; without it, the form token does. */
  formId?: string;
  clientAddress: string;
  /** Ids of the files that the site has. */
  uploads: string[];
  /** Why files that came with the form were left out. */
  fileErrors: string[];
};

/**
 * Checks an inquiry and delivers it. One that looks automatic is not dropped: the sender is asked to send it once more,
 * which a person does and a simple program does not. Never throws: the visitor gets the text back.
 * @param language of the form and of the messages
 */
export async function receive(posted: PostedInquiry, language: Language): Promise<InquiryResult> {
  try {
    return await checkAndDeliver(posted, language);
  } catch (err) {
    log.error({ err }, "inquiry not received");
    return { outcome: "failed", message: browserWords(language).inquiry.notSent.failed };
  }
}

async function checkAndDeliver(posted: PostedInquiry, language: Language): Promise<InquiryResult> {
  const { fields, page, honeypot, formToken, formId = formToken, clientAddress } = posted;
  const own = browserWords(language).inquiry;
  const { notSent } = own;
  const limited = (seconds: number) => ({ outcome: "limited", message: notSent.limited, seconds }) as const;
  const blockedSeconds = await secondsUntilAttempt(clientAddress);
  if (blockedSeconds > 0) return limited(blockedSeconds);
  const checked = checkFields({ ...cleanFields(fields), page }, own);
  const { files, errors } = await checkFiles(posted.uploads, language);
  const fileErrors = [...posted.fileErrors, ...errors].join(" ");
  if (!checked.ok || fileErrors)
    return invalidResponse(
      { ...(checked.ok ? {} : checked.errors), ...(fileErrors && { [filesField]: fileErrors }) },
      own,
    );
  if (honeypot !== "" || !(await isValidFormToken(formToken)))
    return { outcome: "again", message: notSent.again, formToken: await createFormToken() };

  const inquiry = toInquiry(checked.fields, page, language);
  // The same text from the same form is the same inquiry; another text is another one.
  const key = inquiryKey(await sign("key", JSON.stringify([formId, inquiry])));
  const seconds = await secondsToWait(clientAddress, key);
  if (seconds > 0) return limited(seconds);
  if (!(await deliver(inquiry, key, language, files))) return { outcome: "failed", message: notSent.failed };
  for (const { id } of files) uploadStore().setDelivered(id);
  const sent = {
    ...(files.length > 0 && { files: files.map(({ name }) => name).join(", ") }),
    reference: inquiryReference(key),
    answerBy: answerDay(language),
    ...checked.fields,
  };
  return { outcome: "sent", sent };
}

async function checkFiles(uploads: string[], language: Language) {
  if (uploads.length === 0) return { files: [], errors: [] };
  const t = words(language);
  const maxBytes = await maxInquiryFileBytes();
  return maxBytes > 0
    ? checkUploads(uploads, maxBytes, t)
    : { files: [], errors: [t("inquiryFiles.refused.none")] };
}

/** Without empty duty fields: a backend may have been made before there were any. */
function toInquiry(fields: InquiryFields, page: string, language: Language): Inquiry {
  const isSent = ([name, value]: [string, string]) =>
    value !== "" || !dutyNames.some((duty) => duty === name);
  const sent = Object.fromEntries(Object.entries(fields).filter(isSent)) as InquiryFields;
  return { ...sent, page: pathOf(page, language) };
}

function pathOf(page: string, language: Language): string {
  return /^\/[\x21-\x7e]{0,499}$/.test(page) ? page : localPath(routes.contact, language);
}
