"use client";
import { CheckboxInput } from "@payloadcms/ui";
import { useState } from "react";
import { readCookie, readSeconds } from "./read-cookie.ts";

/** Payload's buttons send nothing of the form: a cookie tells that somebody has read where a record is shown. */
export function Read({ record }: { record: string }) {
  const [isRead, setIsRead] = useState(false);
  const onToggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other interface
    document.cookie = `${readCookie}=${record}; path=/; samesite=strict; max-age=${isRead ? 0 : readSeconds}`;
    setIsRead(!isRead);
  };
  return <CheckboxInput checked={isRead} label="I have read this" name="read" onToggle={onToggle} />;
}
