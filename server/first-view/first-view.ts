/** The door for the page cache. docs/performance.md explains the whole. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deferHydration } from "./defer-hydration.ts";
import { inlineStyles } from "./inline-styles.ts";
import { joinPayload, policyOf } from "./policy.ts";
import type { FinishedHtml, FirstView, HtmlTransform, PageInTransform, TransformContext } from "./types.ts";
import { usedStyles } from "./used-styles.ts";

export type { FirstView } from "./types.ts";

/** Reads the switch, and each of the build's style sheets once. */
export function openFirstView(distDir: string): Required<FirstView> {
  const sheets = new Map<string, ReturnType<typeof usedStyles> | undefined>();
  return {
    // Validated in lib/runtime/env.ts.
    isOn: process.env.FIRST_VIEW !== "off",
    styles: (href, names) => {
      if (!sheets.has(href)) sheets.set(href, readSheet(join(distDir, href.slice("/_next/".length))));
      return sheets.get(href)?.(names);
    },
  };
}

function readSheet(file: string): ReturnType<typeof usedStyles> | undefined {
  try {
    return usedStyles(readFileSync(file, "utf8"));
  } catch {
    // It stays a link.
    return undefined;
  }
}

/**
 * Finishes the HTML of a complete page, once; anything else is returned unchanged.
 * @throws UnknownInlineCode
 */
export function finishHtml(html: string, context: TransformContext = {}): FinishedHtml {
  const page: PageInTransform = { html, headers: {} };
  if (!isCompleteDocument(html)) {
    policyOf(html);
    return page;
  }
  const changes: HtmlTransform[] = context.isOn === false ? [] : [inlineStyles, deferHydration, joinPayload];
  const { inlinedStyles, ...finished } = changes.reduce((result, change) => change(result, context), page);
  // Last: it hashes the result of the others.
  const policy = policyOf(finished.html, inlinedStyles);
  return { ...finished, headers: { ...finished.headers, "content-security-policy": policy } };
}

/** As React writes it. */
function isCompleteDocument(html: string): boolean {
  return /^<!doctype html><html[\s>]/i.test(html) && html.endsWith("</body></html>");
}
