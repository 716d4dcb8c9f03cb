/** The files of an inquiry; those that their input has are sent. Loaded for the first one that is chosen. */
import type { FieldErrors } from "@/lib/form/fields";
import { filesField, inMegabytes, maxFiles, maxFilesBytes } from "@/lib/form/files";
import { inquirySilenceMs } from "@/lib/site/browser-periods";
import type { BrowserWords } from "@/lib/words/browser-words";
import { fill } from "@/lib/words/fill";
import type { Messages } from "@/lib/words/messages";
import { fieldOf, showError } from "./fill-form";

/** In the page, as few browsers need them. */
export type FileWords = BrowserWords["files"] &
  Pick<Messages["inquiryFiles"]["refused"], "zip" | "empty" | "count" | "bytes">;

/** A browser replaces the files of an input by those that are chosen next. */
const chosen = new WeakMap<HTMLInputElement, File[]>();

function partsOf(form: HTMLFormElement) {
  const input = fieldOf(form, filesField) as HTMLInputElement;
  const list = form.querySelector("[data-files]") as HTMLElement;
  const words = JSON.parse(list.dataset.files ?? "") as FileWords;
  return { input, list, words, files: chosen.get(input) ?? [] };
}

/** Adds files that were just chosen to the earlier ones. */
export function addFiles(form: HTMLFormElement, added: File[]): void {
  const { words, files: earlier } = partsOf(form);
  const files = [...earlier];
  const errors = new Set<string>();
  for (const file of added) {
    const { name, size, lastModified } = file;
    const isSame = (other: File) =>
      other.name === name && other.size === size && other.lastModified === lastModified;
    if (files.some(isSame)) continue;
    const error = refusal(file, files, words);
    if (error) errors.add(error);
    else files.push(file);
  }
  setFiles(form, files);
  showError(form, filesField, [...errors].join(" "));
}

/** The browser can tell this at once; the site checks everything. */
function refusal({ name, size }: File, others: File[], words: FileWords): string | undefined {
  const total = others.reduce((sum, file) => sum + file.size, size);
  if (/\.zip$/i.test(name)) return fill(words.zip, { name });
  if (size === 0) return fill(words.empty, { name });
  if (others.length >= maxFiles) return fill(words.count, { max: maxFiles });
  return total > maxFilesBytes ? fill(words.bytes, { megabytes: inMegabytes(maxFilesBytes) }) : undefined;
}

export function setFiles(form: HTMLFormElement, files: File[]): void {
  const { input, list } = partsOf(form);
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  chosen.set(input, files);
  list.replaceChildren(...files.map((file) => toRow(form, file)));
}

function toRow(form: HTMLFormElement, file: File): HTMLElement {
  const { input, words } = partsOf(form);
  const { name, size } = file;
  const row = newElement("li");
  const kilobytes = Math.ceil(size / 1024);
  const shownSize = kilobytes < 1000 ? `${kilobytes} kB` : `${megabytes(size)} MB`;
  row.appendChild(newElement("p", name)).append(newElement("small", shownSize));
  row.appendChild(newElement("button", words.remove, fill(words.removeFile, { name }))).onclick = () => {
    const others = partsOf(form).files.filter((other) => other !== file);
    setFiles(form, others);
    showError(form, filesField);
    form.querySelector("[data-files-status]")?.replaceChildren(fill(words.removed, { name }));
    input.focus();
  };
  return row;
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

function newElement<T extends keyof HTMLElementTagNameMap>(tag: T, text = "", label?: string) {
  const element = document.createElement(tag);
  element.textContent = text;
  if (label) element.setAttribute("aria-label", label);
  if (element instanceof HTMLButtonElement) element.type = "button";
  return element;
}

/** Leaves out files that were changed or removed on the device: no browser sends them. @returns the error about them */
export async function leaveOutChanged(form: HTMLFormElement): Promise<FieldErrors | undefined> {
  const { files, words } = partsOf(form);
  const changed: File[] = [];
  for (const file of files) {
    const start = file.slice(0, 1);
    await start.arrayBuffer().catch(() => changed.push(file));
  }
  if (changed.length === 0) return undefined;
  const others = files.filter((file) => !changed.includes(file));
  setFiles(form, others);
  return { [filesField]: changed.map(({ name }) => fill(words.changed, { name })).join(" ") };
}

/** While a request with files is sent: what has been sent, and a button that stops it. It ends by itself when nothing progresses. */
export function showProgress(form: HTMLFormElement, request: XMLHttpRequest): void {
  const { words } = partsOf(form);
  const status = form.querySelector("[data-progress]");
  const bar = newElement("progress", "", words.bar);
  const text = newElement("span");
  const stop = newElement("button", words.stop);
  stop.onclick = () => request.abort();
  status?.after(bar, text, stop);
  const startedAt = performance.now();
  request.timeout = inquirySilenceMs;
  request.upload.onprogress = ({ loaded, total }) => {
    request.timeout = performance.now() - startedAt + inquirySilenceMs;
    bar.max = total;
    bar.value = loaded;
    const percent = Math.floor((loaded / total) * 100);
    text.textContent = fill(words.progress, { sent: megabytes(loaded), total: megabytes(total), percent });
    if (loaded === total) status?.replaceChildren(words.checking);
  };
  request.onloadend = () => [bar, text, stop].forEach((element) => void element.remove());
}
