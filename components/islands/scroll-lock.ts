/**
 * Keeps the page from scrolling, where it is. Nothing moves: the scroll bar's room is kept.
 * @returns what unlocks it again
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  const hasBar = innerWidth > document.documentElement.clientWidth;
  style.overflow = "hidden";
  if (hasBar) style.scrollbarGutter = "stable";
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
