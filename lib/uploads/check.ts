import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { type FileType, fileTypes, inMegabytes, maxFiles } from "../form/files";
import { logOncePerMinute } from "../runtime/log-limit";
import type { Words } from "../words/words";
import { recognise } from "./recognise";
import { findVirus } from "./scan";
import { type PendingUpload, uploadStore } from "./store";

const maxNameBytes = 200;

/** A file that was checked, and goes to the receivers of its inquiry. */
export type InquiryFile = {
  id: string;
  name: string;
  type: FileType;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
  path: string;
};

export type Refusal = "empty" | "zip" | "type" | "virus" | "unchecked" | "missing";

/** A file that is not accepted. Its message is for the visitor. */
export class RefusedFile extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, name: string, t: Words) {
    super(t(`inquiryFiles.refused.${reason}`, { name: safeName(name) }));
    this.reason = reason;
  }
}

/**
 * The one check of a file, however it came. What it refuses is removed, but for a file that nobody could scan.
 * @throws RefusedFile
 */
export async function checkUpload(id: string, t: Words): Promise<InquiryFile> {
  const store = uploadStore();
  const upload = store.find(id);
  if (!upload || !store.isComplete(upload)) throw new RefusedFile("missing", upload?.name ?? "", t);
  const path = store.pathOf(id);
  const known = upload.type && upload.sha256 ? { type: upload.type, sha256: upload.sha256 } : undefined;
  const { type, sha256 } = known ?? (await examine(upload, path, t));
  return { id, name: safeName(upload.name, type), type, bytes: upload.bytes, sha256, path };
}

async function examine(upload: PendingUpload, path: string, t: Words) {
  const { id, name, bytes } = upload;
  const refuse = (reason: Refusal) => {
    if (reason !== "unchecked") uploadStore().remove(id);
    return new RefusedFile(reason, name, t);
  };
  if (bytes === 0) throw refuse("empty");
  const type = await recognise(path, name);
  if (!type || type === "zip") throw refuse(type ?? "type");
  let virus: string | undefined;
  try {
    virus = await findVirus(path);
  } catch (error) {
    const { message } = error as Error;
    logOncePerMinute("error", `clamd ${message}`, { message }, "a file of an inquiry cannot be scanned");
    throw refuse("unchecked");
  }
  if (virus) {
    logOncePerMinute("warn", `virus ${virus}`, { virus }, "a file of an inquiry has a virus and was removed");
    throw refuse("virus");
  }
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  const sha256 = hash.digest("hex");
  uploadStore().setChecked(id, type, sha256);
  return { type, sha256 };
}

/**
 * Checks the files of an inquiry; of two with the same content, the first counts.
 * @param maxBytes of all of them
 * @returns the files, and a message for each reason why some are not accepted
 */
export async function checkUploads(ids: string[], maxBytes: number, t: Words) {
  const files = new Map<string, InquiryFile>();
  const errors: string[] = [];
  const asked = [...new Set(ids)];
  // Some may have the same content. A list without an end would be checked for long.
  const hasTooMany = asked.length > 2 * maxFiles;
  for (const id of hasTooMany ? [] : asked) {
    try {
      const file = await checkUpload(id, t);
      if (!files.has(file.sha256)) files.set(file.sha256, file);
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      errors.push(error.message);
    }
  }
  const total = Array.from(files.values()).reduce((sum, { bytes }) => sum + bytes, 0);
  if (hasTooMany || files.size > maxFiles) errors.push(t("inquiryFiles.refused.count", { max: maxFiles }));
  if (total > maxBytes) errors.push(t("inquiryFiles.refused.bytes", { megabytes: inMegabytes(maxBytes) }));
  return { files: [...files.values()], errors: [...new Set(errors)] };
}

/** Those that the next try of an inquiry can name again. */
export function pendingUploads(ids: string[]): { id: string; name: string }[] {
  return [...new Set(ids)].flatMap((id) => {
    const upload = uploadStore().find(id);
    return upload ? [{ id, name: safeName(upload.name) }] : [];
  });
}

/** A name without a path, without signs that nobody sees, and with an extension of its type: `plan.exe` becomes `plan.exe.pdf`. */
export function safeName(name: string, type?: FileType): string {
  const base = name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    // Hindi and pictographs need the two joiners.
    .replace(/(?:(?!\u200C|\u200D)[\p{C}\p{Zl}\p{Zp}<>:"|?*])+/gu, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const [, stem = "", extension = ""] = /^(.*?)(?:\.(\w{1,8}))?$/s.exec(base) ?? [];
  if (!type) return shortened(base) || "?";
  const extensions: readonly string[] = fileTypes[type];
  const isRight = extensions.includes(extension.toLowerCase());
  return `${shortened(isRight ? stem : base) || "file"}.${isRight ? extension : extensions[0]}`;
}

/** A file system takes names of 255 bytes, and receivers add an id. No sign is cut in two: the rest of one cannot be encoded. */
function shortened(name: string): string {
  return new TextDecoder().decode(Buffer.from(name).subarray(0, maxNameBytes), { stream: true });
}
