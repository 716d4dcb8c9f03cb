import type { BrowserWords } from "@/lib/words/browser-words";
import { fill } from "@/lib/words/fill";
import { formatNumber } from "@/lib/words/formats";
import type { Messages } from "@/lib/words/messages";

export type UploadWords = BrowserWords["uploads"] & Messages["inquiryFiles"]["refused"];

/** `broken`: the connection has failed, and another try continues. `refused`: another try would fail, too. */
export type UploadState = "sending" | "done" | "broken" | "refused";

/** A file in the list: its name and size, its progress, and buttons. */
export type Row = { element: HTMLElement; show(text: string, state: UploadState, percent?: number): void };

export function createRow(
  { name, size }: File,
  words: UploadWords,
  { remove, retry }: { remove: () => void; retry: () => void },
): Row {
  const element = document.createElement("li");
  const label = element.appendChild(document.createElement("p"));
  label.textContent = name;
  const state = label.appendChild(document.createElement("small"));
  const buttons = element.appendChild(document.createElement("div"));
  const retryButton = button(words.retry, fill(words.retryFile, { name }), retry);
  buttons.append(retryButton, button(words.remove, fill(words.removeFile, { name }), remove));
  const progress = element.appendChild(document.createElement("progress"));
  progress.max = 100;
  progress.setAttribute("aria-label", name);
  const bytes =
    size < 1e6 ? `${formatNumber(Math.ceil(size / 1024))} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
  return {
    element,
    show(text, kind, percent = 0) {
      state.textContent = `${bytes} · ${text}`;
      state.toggleAttribute("data-failed", kind === "broken" || kind === "refused");
      retryButton.hidden = kind !== "broken";
      progress.hidden = kind !== "sending";
      progress.value = percent;
    },
  };
}

function button(text: string, label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.setAttribute("aria-label", label);
  element.addEventListener("click", onClick);
  return element;
}
