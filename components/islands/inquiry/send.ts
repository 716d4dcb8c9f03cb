import { type InquiryResponse, inquiryPath } from "@/lib/form/fields";
import { inquiryTimeoutMs } from "@/lib/site/browser-periods";
import type { BrowserWords } from "@/lib/words/browser-words";
import { formId } from "./draft";

/**
 * Posts the form as a browser without scripts does. Never rejects: a failed connection is an outcome too.
 * @param watch gets the request before it starts
 */
export function send(
  form: HTMLFormElement,
  { notSent }: BrowserWords["inquiry"],
  watch?: (request: XMLHttpRequest) => void,
): Promise<InquiryResponse> {
  // `fetch` does not tell how much of a request is sent.
  const request = new XMLHttpRequest();
  request.open("POST", form.getAttribute("action") ?? inquiryPath);
  request.setRequestHeader("idempotency-key", formId(form));
  request.responseType = "json";
  request.timeout = inquiryTimeoutMs;
  return new Promise((resolve) => {
    const fail = () => resolve({ outcome: "failed", message: notSent.unreachable });
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => resolve({ outcome: "refused", message: notSent.stopped });
    request.onload = () => resolve(answerOf(request) ?? { outcome: "failed", message: notSent.failed });
    watch?.(request);
    request.send(new FormData(form));
  });
}

function answerOf({ response, status }: XMLHttpRequest): InquiryResponse | undefined {
  const answer = response as InquiryResponse | null;
  // Success needs both the status and the body.
  const isSuspect = answer?.outcome === "sent" && status !== 201;
  return answer?.outcome && !isSuspect ? answer : undefined;
}
