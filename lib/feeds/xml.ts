import { escapeHtml } from "../http/escape-html";

const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes a text, and drops the characters that XML does not allow in any form. */
export function xmlText(raw: string): string {
  return escapeHtml(raw.replace(forbidden, ""));
}
