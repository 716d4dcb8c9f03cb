import type { ServerResponse } from "node:http";

export const previewScriptPath = "/preview/script.js";
const element = Buffer.from(`<script src="${previewScriptPath}"></script>`);

/**
 * The script of each page in the preview. Beside the form of the CMS it loads the page again after each save, at the same
 * place; in a window of its own it says that this is a preview, and how to leave it.
 */
export function previewScript(frameOrigin: string): string {
  return `(${inPage})(${JSON.stringify(frameOrigin)});\n`;
}

/** Adds the script to a page, which must not be compressed. */
export function addPreviewScript(res: ServerResponse, body: Buffer): Buffer {
  const isPage = String(res.getHeader("content-type")).startsWith("text/html");
  return isPage ? Buffer.concat([body, element]) : body;
}

/** Runs in the browser, so it uses nothing of this file. */
function inPage(cms: string): void {
  const form: Window | undefined = window.opener ?? (window.parent === window ? undefined : window.parent);
  if (!form) {
    const bar = document.createElement("aside");
    bar.id = "preview-bar";
    const link = document.createElement("a");
    link.href = "/preview/leave";
    link.textContent = "Leave";
    bar.append("Preview: visitors do not see drafts. ", link);
    const colors = { background: "#ffd84d", color: "#1a1a1a" };
    // Always in view, above the bar of telephone and WhatsApp on phones.
    const place = { position: "fixed", insetBlockEnd: "4rem", insetInlineStart: "0", zIndex: "2147483647" };
    Object.assign(bar.style, { ...colors, ...place, margin: "0", padding: "0.5rem 1rem" });
    Object.assign(link.style, { color: "inherit", padding: "0.5rem", textDecoration: "underline" });
    document.body.append(bar);
    return;
  }
  const top = sessionStorage.getItem("reloaded-at");
  if (top !== null) window.scrollTo({ top: Number(top), behavior: "instant" });
  sessionStorage.removeItem("reloaded-at");
  // After its first load, not after a reload, the form answers the page's message with one that contains nothing new.
  let isNews = top !== null;
  window.addEventListener("message", ({ origin, data }: MessageEvent) => {
    if (origin !== cms || data?.type !== "payload-document-event") return;
    if (isNews) {
      sessionStorage.setItem("reloaded-at", String(window.scrollY));
      location.reload();
    }
    isNews = true;
  });
  form.postMessage({ type: "payload-live-preview", ready: true }, cms);
}
