"use client";

import { usePathname } from "next/navigation";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { Item } from "@/lib/read/kinds";
import { localPath, splitLanguage } from "@/lib/site/language-path";
import { itemHref } from "@/lib/site/routes";
import { useBrowserWords, usePageLanguage } from "@/lib/words/use-browser-words";
import en from "@/messages/en/item.json";
import { CopyLink } from "../copy-link";
import { lockScroll } from "../scroll-lock";
import styles from "./item-dialog.module.css";
import type { OverList } from "./paged-list";

/** The item that the address names, over its list. */
export function ItemDialog({ items }: { items: Item<"miscellaneous">[] }) {
  const language = usePageLanguage();
  const { path } = splitLanguage(usePathname());
  const item = items.find(({ id }) => itemHref(id) === path);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { close } = useBrowserWords("item", en);

  useEffect(() => {
    const element = dialog.current;
    if (!item || !element) return;
    element.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      element.close();
    };
  }, [item]);

  // The event comes later than the end. By then, the dialog may be open again, after Back and Forward; or there is none, because
  // the router has hidden its page.
  const onClose = () => {
    // Replacing the address instead would leave that of the list in the history twice.
    if (dialog.current?.open === false && (history.state as OverList | null)?.listPage) history.back();
  };
  const onBackdropClick = ({ target }: MouseEvent) => {
    if (target === dialog.current) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog natively
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClick={onBackdropClick}
      onClose={onClose}
    >
      {item && (
        <div className={`cropped-images ${styles.content}`} lang={item.lang}>
          <button
            type="button"
            className={styles.close}
            aria-label={close}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
          <Picture of={item} width={640} height={480} sizes="(max-width: 40rem) 100vw, 40rem" />
          <h2 id={heading}>{item.title}</h2>
          <RichText html={item.description} />
          <CopyLink key={item.id} href={localPath(itemHref(item.id), language)} />
        </div>
      )}
    </dialog>
  );
}
