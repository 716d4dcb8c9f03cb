import PhotoSwipe, { type SlideData } from "photoswipe";
import "photoswipe/style.css";
import { imageSources, imageWidths } from "@/lib/media/image-sizes";
import type { RecordImage, Worded } from "@/lib/read/parts";
import type en from "@/messages/en/gallery.json";
import { lockScroll } from "../scroll-lock";
import styles from "./gallery-viewer.module.css";

/** A picture and its caption. */
export type ViewerPicture = RecordImage & Worded & { image: string; title: string };

export type ViewerWords = typeof en;

/** Layout width of every image in px: the widest rendition of the site. */
const width = Math.max(...imageWidths.large);

/** Height / width of an image whose size is not known yet. */
const defaultRatio = 3 / 4;

/**
 * Opens PhotoSwipe in a native modal dialog, which makes the page behind it inert. Closing returns the focus to the opener.
 * @param index of the first image
 * @param opener the link to that image, in a list of items with one image each
 */
export function viewPictures(
  all: ViewerPicture[],
  index: number,
  opener: HTMLElement,
  words: ViewerWords,
): void {
  const pictures = all.map(inCurrentScheme);
  const items = opener.closest("ul")?.querySelectorAll("li") ?? [];
  const dialog = document.createElement("dialog");
  dialog.className = styles.dialog ?? "";
  dialog.setAttribute("aria-label", words.pictures);
  document.body.append(dialog);

  const viewer = new PhotoSwipe({
    dataSource: pictures.map((picture, at) => slide(picture, items[at])),
    index,
    appendToEl: dialog,
    // The dialog handles focus and Escape.
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    // Images beyond the neighbors have no slide to receive a load error.
    preload: [1, 1],
    bgOpacity: 1,
    // Space for the buttons and the caption.
    padding: { top: 60, right: 0, bottom: 72, left: 0 },
    thumbSelector: "img",
    indexIndicatorSep: words.separator,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.failed,
  });
  addCaption(viewer, pictures);
  correctRatio(viewer);
  fallBackToOriginal(viewer, pictures);

  dialog.showModal();
  const unlock = lockScroll();
  viewer.init();
  // PhotoSwipe adds a second dialog role.
  viewer.element?.removeAttribute("role");

  const close = () => {
    if (viewer.opener.isOpen) viewer.close();
    else viewer.on("openingAnimationEnd", () => viewer.close());
  };
  const removeHistoryEntry = pushHistoryEntry(close);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  // A browser may close a dialog without a cancel event.
  dialog.addEventListener("close", () => viewer.destroy());
  viewer.on("destroy", () => {
    removeHistoryEntry();
    unlock();
    dialog.remove();
    opener.focus({ preventScroll: true });
  });
}

/** Shows the same pictures as the list. */
function inCurrentScheme(picture: ViewerPicture): ViewerPicture {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return { ...picture, image: (isDark && picture.imageDark) || picture.image };
}

function slide({ title, image, imageAlt }: ViewerPicture, item: HTMLElement | undefined): SlideData {
  const { src, srcSet } = imageSources(image, width / 2);
  const thumbnail = item?.querySelector("img");
  const isLoaded = thumbnail?.complete && thumbnail.naturalWidth > 0;
  const ratio = isLoaded ? thumbnail.naturalHeight / thumbnail.naturalWidth : defaultRatio;
  return {
    src,
    srcset: srcSet,
    alt: imageAlt ?? title,
    width,
    height: Math.round(width * ratio),
    element: item,
    thumbCropped: true,
    msrc: isLoaded ? thumbnail.currentSrc : undefined,
  };
}

/** Shows the title below the image and announces it on change. */
function addCaption(viewer: PhotoSwipe, pictures: ViewerPicture[]): void {
  viewer.on("uiRegister", () => {
    viewer.ui?.registerElement({
      name: "caption",
      className: styles.caption,
      appendTo: "wrapper",
      onInit: (element) => {
        element.setAttribute("aria-live", "polite");
        viewer.on("change", () => {
          const { title = "", lang } = pictures[viewer.currIndex] ?? {};
          element.textContent = title;
          setLanguage(element, lang);
        });
        viewer.on("contentAppend", ({ content }) =>
          setLanguage(content.element, pictures[content.index]?.lang),
        );
      },
    });
  });
}

/** Of a text that is not translated. */
function setLanguage(element: HTMLElement | undefined, lang: string | undefined): void {
  if (lang) element?.setAttribute("lang", lang);
  else element?.removeAttribute("lang");
}

/** Corrects the ratio of an image whose thumbnail was not loaded. */
function correctRatio(viewer: PhotoSwipe): void {
  viewer.on("loadComplete", ({ content, isError }) => {
    if (isError || !(content.element instanceof HTMLImageElement)) return;
    const { naturalWidth, naturalHeight } = content.element;
    const height = Math.round((width * naturalHeight) / naturalWidth);
    // Tolerates rounding between the renditions.
    if (!naturalWidth || Math.abs(height - content.height) <= width / 100) return;
    content.data.height = height;
    queueMicrotask(() => viewer.refreshSlideContent(content.index));
  });
}

/** Shows the original image when a rendition fails to load. */
function fallBackToOriginal(viewer: PhotoSwipe, pictures: ViewerPicture[]): void {
  viewer.on("loadError", ({ content }) => {
    const original = pictures[content.index]?.image;
    if (!original || content.data.src === original) return;
    content.data.src = original;
    content.data.srcset = undefined;
    queueMicrotask(() => viewer.refreshSlideContent(content.index));
  });
}

/**
 * Makes the back button close the viewer.
 * @returns removes the history entry again unless the back button did
 */
function pushHistoryEntry(close: () => void): () => void {
  history.pushState(null, "");
  let isPopped = false;
  const onPop = () => {
    isPopped = true;
    close();
  };
  addEventListener("popstate", onPop, { once: true });
  return () => {
    removeEventListener("popstate", onPop);
    if (!isPopped) history.back();
  };
}
