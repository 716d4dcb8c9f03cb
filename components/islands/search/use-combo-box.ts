import { type RefObject, useEffect, useState } from "react";

const selected = '[aria-selected="true"]';

/**
 * Keys, roles and focus of a field with a list of links below it. The focus stays in the field; arrows move through the
 * list, Enter follows the chosen link, and Escape closes the list.
 * @param count of the suggestions; the list is closed without any
 * @returns true while the list is open
 */
export function useComboBox(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  id: string,
  count: number,
): boolean {
  const [isWanted, setIsWanted] = useState(true);
  const isOpen = isWanted && count > 0;

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const attributes = {
      role: "combobox",
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-controls": id,
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    field.ariaExpanded = String(isOpen);
    if (!isOpen) choose(list.current, field, undefined);
  }, [input, list, id, isOpen]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // While an input method is composing, its keys choose letters.
      if (event.isComposing) return;
      const options = [...(list.current?.querySelectorAll("a") ?? [])];
      const current = options.findIndex((option) => option.matches(selected));
      if (event.key === "Escape" && isOpen) setIsWanted(false);
      else if (event.key === "ArrowDown" && !isOpen) setIsWanted(true);
      else if (event.key === "ArrowDown")
        choose(list.current, field, options[(current + 1) % options.length]);
      else if (event.key === "ArrowUp")
        choose(list.current, field, options.at(current < 0 ? -1 : current - 1));
      else if (event.key === "Enter" && isOpen && current >= 0) options[current]?.click();
      else return;
      event.preventDefault();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    field.addEventListener("input", () => setIsWanted(true), { signal });
    field.addEventListener("focus", () => setIsWanted(true), { signal });
    field.addEventListener("blur", () => setIsWanted(false), { signal });
    field.addEventListener("keydown", onKeyDown, { signal });
    // A press on a link must not take the focus, which would close the list before the click.
    list.current?.addEventListener("pointerdown", (event) => event.preventDefault(), { signal });
    list.current?.addEventListener("click", () => field.blur(), { signal });
    return () => listeners.abort();
  }, [input, list, isOpen]);

  return isOpen;
}

function choose(list: HTMLElement | null, field: HTMLElement, option: Element | undefined): void {
  list?.querySelector(selected)?.setAttribute("aria-selected", "false");
  option?.setAttribute("aria-selected", "true");
  option?.scrollIntoView({ block: "nearest" });
  if (option) field.setAttribute("aria-activedescendant", option.id);
  else field.removeAttribute("aria-activedescendant");
}
