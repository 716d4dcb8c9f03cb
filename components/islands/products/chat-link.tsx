"use client";

import { useContext } from "react";
import { DutyContext } from "@/components/ui/duty-context";
import { chatWithDuty } from "@/lib/products/chat-link";

/** A chat about a product; the visitor's duty goes along. */
export function ChatLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={chatWithDuty(href, useContext(DutyContext).query)}
      rel="noopener noreferrer"
      data-chat
      suppressHydrationWarning
    >
      {label}
    </a>
  );
}
