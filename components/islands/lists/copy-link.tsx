"use client";

import { useState } from "react";
import { itemHref } from "@/lib/routes";
import { toast } from "../toast";
import styles from "./item-dialog.module.css";

/** Puts an item's address on the clipboard. */
export function CopyLink({ id }: { id: string }) {
  const [said, setSaid] = useState("");

  const say = (kind: "success" | "error", text: string) => {
    toast(kind, text);
    // The toast lies outside the dialog, where screen readers do not listen while it is open.
    setSaid(text);
  };
  const copy = () =>
    navigator.clipboard.writeText(new URL(itemHref(id), location.origin).href).then(
      () => say("success", "Link copied"),
      () => say("error", "The link could not be copied"),
    );

  return (
    <div>
      <button type="button" className={styles.copy} onClick={copy}>
        Copy link
      </button>
      <span role="status" className="unseen">
        {said}
      </span>
    </div>
  );
}
