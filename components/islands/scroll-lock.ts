/**
 * Prevents the page from scrolling, without a layout shift from the missing scroll bar.
 * @returns unlocks
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  const hasScrollBar = innerWidth > document.documentElement.clientWidth;
  style.overflow = "hidden";
  if (hasScrollBar) style.scrollbarGutter = "stable";
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
