import "server-only";
import { maxFilesBytes, maxMailBytes } from "../form/files";
import { env } from "../runtime/env";
import { allowsPost, askInquiryCall, backendTakesInquiries } from "./inquiry-receiver";

/** An inquiry that does not exist: the question stores nothing. */
const question = "/INQ-0000-0000.question/file";

const known = { takesFiles: false };

/**
 * Bytes of files that an inquiry may bring: what the backend takes, or what a mail takes where mail is the only receiver; 0 where
 * nobody takes files. Like the form itself, they are offered while the backend does not answer.
 */
export async function maxInquiryFileBytes(): Promise<number> {
  try {
    known.takesFiles ||= await backendTakesFiles();
    if (known.takesFiles) return maxFilesBytes;
    return env().INQUIRY_SMTP_URL && !(await backendTakesInquiries()) ? maxMailBytes : 0;
  } catch {
    return maxFilesBytes;
  }
}

/** Unlike the call for inquiries, it has to be named: backends may lack it, and answer unknown paths in many ways. */
async function backendTakesFiles(): Promise<boolean> {
  const { response } = await askInquiryCall("GET", question);
  if (response.status >= 500) throw new Error(`Request failed with status code ${response.status}`);
  return response.status === 405 || allowsPost(question);
}
