import type { MouseEvent } from "react";

/** A click without modifier keys. All others, such as "open in a new tab", belong to the browser. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
