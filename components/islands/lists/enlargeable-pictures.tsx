"use client";

import type { MouseEvent, ReactNode } from "react";
import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/gallery.json";
import type { ViewerPicture } from "./gallery-viewer";
import { openViewer } from "./open-viewer";

type Props = {
  pictures: ViewerPicture[];
  className: string;
  /** An `<li>` for each picture, with a link to its image. */
  children: ReactNode;
};

/** A list of pictures whose links open the viewer. */
export function EnlargeablePictures({ pictures, className, children }: Props) {
  const words = useBrowserWords("gallery", en);
  const onClick = (event: MouseEvent<HTMLUListElement>) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link) return;
    const items = [...event.currentTarget.children];
    openViewer(
      event,
      pictures,
      items.findIndex((item) => item.contains(link)),
      link,
      words,
    );
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links send a click for Enter
    <ul className={className} onClick={onClick}>
      {children}
    </ul>
  );
}
