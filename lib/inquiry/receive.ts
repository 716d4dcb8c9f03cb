import "server-only";
import { inquiryKey } from "../backend/inquiry-key";
import { checkFields, invalidResponse } from "../form/check";
import { cleanFields } from "../form/clean";
import {
  fields as fieldTable,
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
import { browserWords } from "../words/browser-words";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { answerDay } from "./answer-day";
import { checkFiles, dropFiles, keepFiles } from "./files";
import { createFormToken, isValidFormToken } from "./form-token";
import { referenceOf } from "./inquiry";
import { accept } from "./queue";
import { secondsToWait } from "./rate-limit";
import type { ArrivedFile } from "./read-form";

/** An inquiry as it was posted, not yet checked. */
export type PostedInquiry = {
  fields: Partial<Record<InputName, unknown>>;
  page: string;
  honeypot: string;
  formToken: string;
  /** Identifies one filled-in form over all its tries; without it, the form token does. */
  formId?: string;
  clientAddress: string;
  /** Seconds to wait after too many posts; the files were left out then. */
  blockedSeconds: number;
  files: ArrivedFile[];
  hasFiles: boolean;
  /** Why files that came with the form were left out. */
  fileErrors: string[];
};

/**
 * Checks an inquiry and accepts it. One that looks automatic is not dropped: the sender is asked to send it once more,
 * which a person does and a simple program does not. Never throws: the visitor gets the text back.
 * @param language of the form and of the messages
 */
export async function receive(posted: PostedInquiry, language: Language): Promise<InquiryResult> {
  try {
    return await checkAndAccept(posted, language);
  } catch (err) {
    log.error({ err }, "inquiry not received");
    return { outcome: "failed", message: browserWords(language).inquiry.notSent.failed };
  } finally {
    // Those of an accepted inquiry are in another folder by now.
    await dropFiles(posted.files);
  }
}

async function checkAndAccept(posted: PostedInquiry, language: Language): Promise<InquiryResult> {
  const { page, honeypot, formToken, formId = formToken, clientAddress, blockedSeconds } = posted;
  const own = browserWords(language).inquiry;
  const { notSent } = own;
  const limited = (seconds: number) => ({ outcome: "limited", message: notSent.limited, seconds }) as const;
  if (blockedSeconds > 0) return limited(blockedSeconds);
  const checked = checkFields({ ...cleanFields(posted.fields), page }, own);
  const { files: checkedFiles, errors } = await checkFiles(posted.files, words(language));
  const fileErrors = [...posted.fileErrors, ...errors].join(" ");
  if (!checked.ok || fileErrors)
    return invalidResponse(
      { ...(checked.ok ? {} : checked.errors), ...(fileErrors && { [filesField]: fileErrors }) },
      own,
    );
  if (honeypot !== "" || !(await isValidFormToken(formToken)))
    return { outcome: "again", message: notSent.again, formToken: await createFormToken() };

  const fields = toInquiry(checked.fields, page, language);
  // The same text and files from the same form are the same inquiry; others are another one.
  const digests = checkedFiles.map(({ sha256 }) => sha256);
  const content = [formId, fields, ...(digests.length > 0 ? [digests.sort()] : [])];
  const key = inquiryKey(await sign("key", JSON.stringify(content)));
  const seconds = await secondsToWait(clientAddress, key);
  if (seconds > 0) return limited(seconds);
  const files = await keepFiles(key, checkedFiles);
  const inquiry = { key, fields, language, receivedAt: new Date().toISOString(), files };
  if (!(await accept(inquiry))) return { outcome: "failed", message: notSent.failed };
  const sent = {
    ...(files.length > 0 && { files: files.map(({ name }) => name).join(", ") }),
    reference: referenceOf(inquiry),
    answerBy: answerDay(language),
    ...checked.fields,
  };
  return { outcome: "sent", sent };
}

/** Without empty fields that came later: a backend may have been made before there were any. */
function toInquiry(fields: InquiryFields, page: string, language: Language): Inquiry {
  const isSent = ([name, value]: [string, string]) =>
    value !== "" || !fieldTable[name as keyof InquiryFields].since;
  const sent = Object.fromEntries(Object.entries(fields).filter(isSent)) as InquiryFields;
  return { ...sent, page: pathOf(page, language) };
}

function pathOf(page: string, language: Language): string {
  return /^\/[\x21-\x7e]{0,499}$/.test(page) ? page : localPath(routes.contact, language);
}
