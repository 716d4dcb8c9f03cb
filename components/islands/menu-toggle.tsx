"use client";

import { type ComponentProps, useState } from "react";
import { fill } from "@/lib/words/fill";
import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/layout.json";

type Props = { group: string } & ComponentProps<"summary">;

/** Opens and closes the pages of a group, and is named for what a press does. */
export function MenuToggle({ group, ...summary }: Props) {
  const { menu: words } = useBrowserWords("layout", en);
  const [isOpen, setOpen] = useState(false);
  const read = (details: HTMLDetailsElement | null) => {
    if (details) setOpen(details.open);
  };
  // A visitor may have opened it before hydration.
  return (
    <details
      name="menu"
      ref={read}
      onToggle={({ currentTarget }) => read(currentTarget)}
      suppressHydrationWarning
    >
      <summary aria-label={fill(isOpen ? words.hide : words.show, { group })} {...summary} />
    </details>
  );
}
