import type { MouseEvent } from "react";
import { heldPressMs } from "@/lib/site/browser-periods";
import type { ViewerPicture, ViewerWords } from "./gallery-viewer";
import { isPlainClick } from "./plain-click";

let isLoading = false;

/**
 * Opens the viewer with all pictures of a list, instead of following the link to one of them.
 * @param pictures one for each item of the `<ul>` around the link
 */
export async function openViewer(
  event: MouseEvent,
  pictures: ViewerPicture[],
  index: number,
  link: HTMLAnchorElement,
  words: ViewerWords,
): Promise<void> {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  if (isLoading) return;
  isLoading = true;
  link.ariaBusy = "true";
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, heldPressMs));
  try {
    const { viewPictures } = await Promise.race([import("./gallery-viewer"), timeout]);
    // The list may show another page by now.
    if (link.isConnected) viewPictures(pictures, index, link, words);
  } catch {
    location.assign(link.href);
  } finally {
    isLoading = false;
    link.ariaBusy = null;
  }
}
