"use client";

import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/share.json";
import { CopyLink } from "./copy-link";
import { toast } from "./toast";
import { useBrowserValue } from "./use-browser-value";

/** List items for the clipboard and the device's share menu, which both need a script. */
export function ShareButtons({ url, title }: { url: string; title: string }) {
  const words = useBrowserWords("share", en);
  const hasClipboard = useBrowserValue(() => Boolean(navigator.clipboard), false);
  const hasMenu = useBrowserValue(() => typeof navigator.share === "function", false);

  const share = () =>
    navigator.share({ title, url }).catch((error: DOMException) => {
      // The visitor closed the menu.
      if (error.name !== "AbortError") toast("error", words.notShared);
    });

  return (
    <>
      {hasClipboard && (
        <li>
          <CopyLink href={url} />
        </li>
      )}
      {hasMenu && (
        <li>
          <button type="button" className="button" data-small onClick={share}>
            {words.more}
          </button>
        </li>
      )}
    </>
  );
}
