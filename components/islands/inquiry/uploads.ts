/** The files of an inquiry, sent while the visitor goes on writing. Loaded for the first file that is chosen. */
import { type DetailedError, Upload } from "tus-js-client";
import type { InquiryResponse } from "@/lib/form/fields";
import { filesField, inMegabytes, maxFiles, uploadPath, uploadsField } from "@/lib/form/files";
import { inquiryWithFilesMs, inquiryWithUploadsMs, uploadRetryMs } from "@/lib/site/browser-periods";
import { callUrl, languageOfCall } from "@/lib/site/language-path";
import type { BrowserWords } from "@/lib/words/browser-words";
import { fill } from "@/lib/words/fill";
import { showError } from "./fill-form";
import { jsonOf, send } from "./send";
import { createRow, type Row, type UploadState, type UploadWords } from "./upload-row";

type Item = { file: File; upload: Upload; state: UploadState; row: Row; ended: Promise<void> };

/** Proxies collect a request before they pass it on: of a request that breaks off, nothing would have arrived. */
const chunkBytes = 512 * 1024;

const itemsOf = new WeakMap<HTMLFormElement, Set<Item>>();

/** Takes the files that were chosen, and begins to send them. */
export function addFiles(form: HTMLFormElement, field: HTMLInputElement): void {
  const files = Array.from(field.files ?? []);
  // The next choice adds to this one, and a post by the form itself would send them twice.
  field.value = "";
  const items = itemsOf.get(form) ?? new Set();
  itemsOf.set(form, items);
  const errors: string[] = [];
  for (const file of files) {
    const error = refusal(form, file, items);
    if (error) errors.push(error);
    else add(form, file, items);
  }
  showError(form, filesField, [...new Set(errors)].join(" "));
}

/** The browser can tell this at once; the site checks everything. */
function refusal(form: HTMLFormElement, { name, size }: File, items: Set<Item>): string | undefined {
  const { words, maxBytes } = listOf(form);
  const total = Array.from(items).reduce((sum, { file }) => sum + file.size, size);
  if (/\.zip$/i.test(name)) return fill(words.zip, { name });
  if (size === 0) return fill(words.empty, { name });
  if (items.size >= maxFiles) return fill(words.count, { max: maxFiles });
  return total > maxBytes ? fill(words.bytes, { megabytes: inMegabytes(maxBytes) }) : undefined;
}

function listOf(form: HTMLFormElement) {
  const list = form.querySelector("[data-uploads]") as HTMLElement;
  const words = JSON.parse(list.dataset.words ?? "") as UploadWords;
  return { list, words, maxBytes: Number(list.dataset.bytes) };
}

function add(form: HTMLFormElement, file: File, items: Set<Item>): void {
  const { list, words } = listOf(form);
  const announce = (text: string) => form.querySelector("[data-uploads-status]")?.replaceChildren(text);
  const item: Item = {
    file,
    state: "sending",
    ended: Promise.resolve(),
    upload: uploadOf(file, languageOfCall(new URL(form.action, location.href).href)),
    row: createRow(file, words, {
      remove: () => {
        void item.upload.abort(item.state !== "refused").catch(() => {});
        items.delete(item);
        item.row.element.remove();
        if (items.size === 0) delete form.dataset.uploads;
        showError(form, filesField);
        announce(fill(words.removed, { name: file.name }));
        (form.elements.namedItem(filesField) as HTMLElement | null)?.focus();
      },
      retry: () => start(),
    }),
  };
  const end = (state: UploadState, text: string) => {
    item.state = state;
    item.row.show(text, state);
    announce(`${file.name}: ${text}`);
  };
  const start = () => {
    item.state = "sending";
    item.row.show(words.waiting, "sending");
    item.ended = new Promise((resolve) => {
      item.upload.options.onProgress = (sent, total) => {
        const percent = Math.floor((sent / total) * 100);
        const text = percent === 100 ? words.checking : fill(words.sending, { percent });
        item.row.show(text, "sending", percent);
      };
      item.upload.options.onSuccess = () => resolve(end("done", words.done));
      item.upload.options.onError = (error) => resolve(end(...outcomeOf(error, words)));
      void begin(item.upload);
    });
  };
  // A device that was offline goes on by itself.
  addEventListener("online", () => {
    if (item.state === "broken" && itemsOf.get(form)?.has(item)) start();
  });
  items.add(item);
  list.append(item.row.element);
  form.dataset.uploads = "yes";
  start();
}

function uploadOf(file: File, language: Parameters<typeof callUrl>[1]): Upload {
  return new Upload(file, {
    endpoint: callUrl(uploadPath, language),
    chunkSize: chunkBytes,
    retryDelays: [...uploadRetryMs],
    metadata: { filename: file.name },
    removeFingerprintOnSuccess: true,
  });
}

/** Continues what was begun before the page was loaded again. */
async function begin(upload: Upload): Promise<void> {
  const [earlier] = upload.url ? [] : await upload.findPreviousUploads().catch(() => []);
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
}

/** The site says why it refuses a file. Whatever else fails is the connection, or a moment's outage. */
function outcomeOf(error: Error | DetailedError, words: UploadWords): [UploadState, string] {
  const response = "originalResponse" in error ? error.originalResponse : null;
  const isRefusal = [415, 422, 429].includes(response?.getStatus() ?? 0);
  const text = response?.getBody().trim();
  return isRefusal && text ? ["refused", text] : ["broken", words.broken];
}

/** Waits for the uploads, and posts the inquiry that names them; where the connection fails, the inquiry with the files themselves. */
export async function sendWithUploads(
  form: HTMLFormElement,
  inquiryWords: BrowserWords["inquiry"],
): Promise<InquiryResponse> {
  const items = [...(itemsOf.get(form) ?? [])];
  const { words } = listOf(form);
  await Promise.all(items.map(({ ended }) => ended));
  if (items.some(({ state }) => state === "refused"))
    return { outcome: "invalid", message: words.refused, errors: { [filesField]: words.refused } };
  const ids = items.map(({ upload }) => new URL(upload.url ?? "", location.href).pathname.split("/").at(-1));
  const withIds = (values: object) => jsonOf({ ...values, [uploadsField]: ids });
  const isBroken = items.some(({ state }) => state === "broken");
  const first = isBroken ? undefined : await send(form, inquiryWords, withIds, inquiryWithUploadsMs);
  const response = first ?? (await sendFiles(form, inquiryWords, items));
  if (response.outcome === "sent") clear(form);
  return response;
}

function sendFiles(form: HTMLFormElement, words: BrowserWords["inquiry"], items: Item[]) {
  const bodyOf = (values: object) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.append(name, String(value ?? ""));
    for (const { file } of items) body.append(filesField, file);
    return { body };
  };
  return send(form, words, bodyOf, inquiryWithFilesMs);
}

function clear(form: HTMLFormElement): void {
  itemsOf.delete(form);
  delete form.dataset.uploads;
  listOf(form).list.replaceChildren();
}
