/** Set on a group whose dropdown is closed although the pointer is on it. */
const dismissed = "data-dismissed";

/** Closes everything that is open in the menu. */
export function closeMenus(menu: Element): void {
  for (const details of openDetails(menu)) details.open = false;
  menu.querySelector("nav > ul > li:hover")?.setAttribute(dismissed, "");
}

/**
 * Closes what HTML and CSS have opened: on Escape, on a press outside, with a link, and a dropdown that pointer or focus leave.
 * @param menu contains the `<details>` of the narrow menu, and beside it those of the groups
 * @returns stops listening
 */
export function dismissMenus(menu: Element): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  /** True where the press being handled has closed the narrow menu. */
  let hasPressClosed = false;

  /** Focus inside a hidden list would be lost. */
  const close = () => {
    const [first] = openDetails(menu);
    const hasFocus = first?.parentElement?.contains(document.activeElement);
    closeMenus(menu);
    if (hasFocus) first?.querySelector("summary")?.focus({ preventScroll: true });
    return first === menu.firstElementChild;
  };
  const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
  const onPress = ({ target }: Event) => {
    hasPressClosed = target instanceof Node && !menu.contains(target) && close();
  };
  // The click on the summary would take the focus away again.
  const onMouseDown = (event: Event) => hasPressClosed && event.preventDefault();
  // A link to the current page does not change the route.
  const onClick = ({ target }: Event) => target instanceof Element && target.closest("a") && close();
  const onFocus = ({ target }: Event) => closeDropdowns((group) => !group.contains(target as Node));
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== "mouse" || !(target instanceof Node)) return;
    const last = menu.querySelector(`[${dismissed}]`);
    if (!last?.contains(target)) last?.removeAttribute(dismissed);
    // Outside of the menu the pointer does not matter to a visitor who uses the keyboard.
    const isInMenu = menu.contains(target);
    closeDropdowns(
      (group) => !group.contains(target) && (isInMenu || !group.matches(":has(:focus-visible)")),
    );
  };
  /** The sections of the narrow menu stay open. */
  const closeDropdowns = (isLeft: (group: Element) => boolean) => {
    if (!matchMedia("(width > 64rem)").matches) return;
    for (const details of openDetails(menu))
      if (details.parentElement && isLeft(details.parentElement)) details.open = false;
  };

  document.addEventListener("keydown", onKey, { signal });
  document.addEventListener("pointerdown", onPress, { signal });
  document.addEventListener("mousedown", onMouseDown, { signal });
  document.addEventListener("pointerover", onPointer, { signal });
  document.addEventListener("focusin", onFocus, { signal });
  menu.addEventListener("click", onClick, { signal });
  return () => listeners.abort();
}

function openDetails(menu: Element): HTMLDetailsElement[] {
  return [...menu.querySelectorAll<HTMLDetailsElement>("details[open]")];
}
