"use client";

import { useState } from "react";
import { toast } from "./toast";
import { useBrowserSupport } from "./use-browser-support";

/** Puts an address, absolute or of the site's own, on the clipboard. Nothing where there is no clipboard. */
export function CopyLink({ href }: { href: string }) {
  const [said, setSaid] = useState("");
  const hasClipboard = useBrowserSupport(() => Boolean(navigator.clipboard));
  if (!hasClipboard) return null;

  const say = (kind: "success" | "error", text: string) => {
    toast(kind, text);
    // The toast may lie outside an open dialog, where screen readers do not listen.
    setSaid(text);
  };
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, location.origin).href).then(
      () => say("success", "Link copied"),
      () => say("error", "The link could not be copied"),
    );

  return (
    <div>
      <button type="button" className="button" data-small onClick={copy}>
        Copy link
      </button>
      <span role="status" className="unseen">
        {said}
      </span>
    </div>
  );
}
