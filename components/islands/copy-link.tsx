"use client";

import { useState } from "react";
import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/copy-link.json";
import { toast } from "./toast";
import { useBrowserValue } from "./use-browser-value";

/** Copies a URL, absolute or site-relative. Renders nothing without a clipboard. */
export function CopyLink({ href }: { href: string }) {
  const words = useBrowserWords("copyLink", en);
  const [announcement, setAnnouncement] = useState("");
  const hasClipboard = useBrowserValue(() => Boolean(navigator.clipboard), false);
  if (!hasClipboard) return null;

  const notify = (kind: "success" | "error", text: string) => {
    toast(kind, text);
    // Screen readers ignore the toast while a dialog is open: it may be outside the dialog.
    setAnnouncement(text);
  };
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, location.origin).href).then(
      () => notify("success", words.copied),
      () => notify("error", words.notCopied),
    );

  return (
    <div>
      <button type="button" className="button" data-small onClick={copy}>
        {words.copy}
      </button>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </div>
  );
}
