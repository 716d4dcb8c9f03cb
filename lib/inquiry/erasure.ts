import "server-only";
import { readReference } from "../backend/inquiry-key";
import { invalidResponse } from "../form/check";
import { exampleReference, type InquiryResult } from "../form/fields";
import { localPath } from "../site/language-path";
import { routes } from "../site/routes";
import { browserWords } from "../words/browser-words";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { type PostedInquiry, receive } from "./receive";

/**
 * Delivers the request to delete an inquiry to the company as an inquiry with a subject of its own; it deletes nothing. The inquiry is
 * not looked up, so that no answer tells whether it exists.
 * @param posted with the reference as its subject
 */
export async function receiveErasure(posted: PostedInquiry, language: Language): Promise<InquiryResult> {
  const { email, subject } = posted.fields;
  const reference = readReference(subject);
  // The check refuses a subject that is no text.
  const fields = { name: "Erasure request", email, ...(reference ? textsOf(reference) : { subject: false }) };
  const result = await receive(
    {
      ...posted,
      fields,
      uploads: [],
      fileErrors: [],
      page: localPath(routes.erasure, language),
      honeypot: "",
    },
    language,
  );
  const t = words(language);
  switch (result.outcome) {
    case "sent":
      return { outcome: "sent", sent: { reference, answerBy: "", email: result.sent?.email } };
    case "invalid": {
      const { subject: ofReference, email: ofEmail } = result.errors;
      const example = { example: exampleReference };
      const errors = {
        ...(ofReference && { subject: t("pages.erasure.invalidReference", example) }),
        ...(ofEmail && { email: ofEmail }),
      };
      return invalidResponse(errors, browserWords(language).inquiry);
    }
    default:
      return { ...result, message: t(`pages.erasure.${result.outcome}`) };
  }
}

/** For the company. */
function textsOf(reference: string) {
  return {
    subject: `Delete the data of ${reference}`,
    message: [
      `The sender asks to delete everything that is stored under ${reference}, and to confirm it by mail.`,
      "Compare the mail address of that inquiry with the one above: only its sender may ask for this.",
      `Embedded backend: npm run inquiries -- --delete ${reference}`,
      `CMS: npm run cms:erase -- ${reference}`,
      "Then delete this request in the same way, and mails and backups that contain either.",
    ].join("\n"),
  };
}
