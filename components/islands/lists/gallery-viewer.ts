import PhotoSwipe, { type SlideData } from "photoswipe";
import "photoswipe/style.css";
import type { Picture } from "@/lib/content/gallery";
import { pictureSources, pictureWidths } from "@/lib/media/picture";
import { lockScroll } from "../scroll-lock";
import styles from "./gallery-viewer.module.css";

/** Pictures are laid out as if they were as wide as the widest that the site makes, in px. */
const width = Math.max(...pictureWidths.large);

/** Height to width of a picture whose own shape is not known yet. */
const usualShape = 3 / 4;

/**
 * Shows pictures large, one at a time, in the browser's own modal dialog: nothing behind it can be reached, and the
 * page stays where it is. Closing, in whatever way, leads back to the link that opened it.
 * @param index of the picture to begin with
 * @param opener the link to that picture, in a list of cards of which each has one picture
 */
export function viewPictures(pictures: Picture[], index: number, opener: HTMLElement): void {
  const cards = opener.closest("ul")?.querySelectorAll("article") ?? [];
  const dialog = document.createElement("dialog");
  dialog.className = styles.dialog ?? "";
  dialog.setAttribute("aria-label", "Pictures");
  document.body.append(dialog);

  const viewer = new PhotoSwipe({
    dataSource: pictures.map((picture, at) => slide(picture, cards[at])),
    index,
    appendToEl: dialog,
    // The dialog does this.
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    // Beyond its neighbours a picture has no slide that could hear of its failure.
    preload: [1, 1],
    bgOpacity: 1,
    // Room for the buttons and for the caption.
    padding: { top: 60, right: 0, bottom: 72, left: 0 },
    thumbSelector: "img",
    indexIndicatorSep: " of ",
    closeTitle: "Close",
    zoomTitle: "Zoom",
    arrowPrevTitle: "Previous picture",
    arrowNextTitle: "Next picture",
    errorMsg: "This picture could not be loaded.",
  });
  addCaption(viewer, pictures);
  keepShape(viewer);
  fallBackToOriginal(viewer, pictures);

  dialog.showModal();
  const unlock = lockScroll();
  viewer.init();
  // One dialog is enough.
  viewer.element?.removeAttribute("role");

  const close = () => {
    if (viewer.opener.isOpen) viewer.close();
    else viewer.on("openingAnimationEnd", () => viewer.close());
  };
  const leaveHistory = enterHistory(close);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  // A browser may close a dialog without asking.
  dialog.addEventListener("close", () => viewer.destroy());
  viewer.on("destroy", () => {
    leaveHistory();
    unlock();
    dialog.remove();
    opener.focus({ preventScroll: true });
  });
}

/** Sizes of a picture, its shape as its card shows it, and where it grows from. */
function slide({ title, image }: Picture, card: HTMLElement | undefined): SlideData {
  const { src, srcSet } = pictureSources(image, width / 2);
  const thumbnail = card?.querySelector("img");
  const known = thumbnail?.complete && thumbnail.naturalWidth > 0;
  const shape = known ? thumbnail.naturalHeight / thumbnail.naturalWidth : usualShape;
  return {
    src,
    srcset: srcSet,
    alt: title,
    width,
    height: Math.round(width * shape),
    element: card,
    thumbCropped: true,
    msrc: known ? thumbnail.currentSrc : undefined,
  };
}

/** The title below the picture, said when it changes. */
function addCaption(viewer: PhotoSwipe, pictures: Picture[]): void {
  viewer.on("uiRegister", () => {
    viewer.ui?.registerElement({
      name: "caption",
      className: styles.caption,
      appendTo: "wrapper",
      onInit: (element) => {
        element.setAttribute("aria-live", "polite");
        viewer.on("change", () => {
          element.textContent = pictures[viewer.currIndex]?.title ?? "";
        });
      },
    });
  });
}

/** Corrects the shape of a picture whose card had not been loaded. */
function keepShape(viewer: PhotoSwipe): void {
  viewer.on("loadComplete", ({ content, isError }) => {
    if (isError || !(content.element instanceof HTMLImageElement)) return;
    const { naturalWidth, naturalHeight } = content.element;
    const height = Math.round((width * naturalHeight) / naturalWidth);
    // Two roundings lie between the sizes.
    if (!naturalWidth || Math.abs(height - content.height) <= width / 100) return;
    content.data.height = height;
    queueMicrotask(() => viewer.refreshSlideContent(content.index));
  });
}

/** Shows the picture as it is where it cannot be had in sizes. */
function fallBackToOriginal(viewer: PhotoSwipe, pictures: Picture[]): void {
  viewer.on("loadError", ({ content }) => {
    const original = pictures[content.index]?.image;
    if (!original || content.data.src === original) return;
    content.data.src = original;
    content.data.srcset = undefined;
    queueMicrotask(() => viewer.refreshSlideContent(content.index));
  });
}

/**
 * Makes the browser's back button mean "close".
 * @returns what takes the entry out of the history again when it was closed in another way
 */
function enterHistory(close: () => void): () => void {
  history.pushState(null, "");
  let left = false;
  const onPop = () => {
    left = true;
    close();
  };
  addEventListener("popstate", onPop, { once: true });
  return () => {
    removeEventListener("popstate", onPop);
    if (!left) history.back();
  };
}
