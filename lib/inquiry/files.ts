import "server-only";
import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type FileType, fileTypes } from "../form/files";
import { logOncePerMinute } from "../runtime/log-limit";
import type { Words } from "../words/words";
import { filesFolder, type InquiryFile } from "./inquiry";
import { type ArrivedFile, removeFolder } from "./read-form";
import { recognise } from "./recognise";
import { findVirus } from "./scan";

const maxNameBytes = 200;

/** A file that was checked; `arrived` is its name on the disk until its inquiry is accepted. */
export type CheckedFile = InquiryFile & { arrived: string };

/**
 * Checks the files of an inquiry; of two with the same content, the first counts.
 * @returns the files, and a message for each reason why some are not accepted
 */
export async function checkFiles(
  arrived: ArrivedFile[],
  t: Words,
): Promise<{ files: CheckedFile[]; errors: string[] }> {
  const files = new Map<string, CheckedFile>();
  const errors = new Set<string>();
  for (const { path, name, bytes } of arrived) {
    const found = await examine(path, name, bytes);
    if (typeof found === "string") {
      errors.add(t(`inquiryFiles.refused.${found}`, { name: safeName(name) }));
      continue;
    }
    // Its folder becomes that of the inquiry.
    if (files.has(found.sha256)) await rm(path);
    else {
      const taken = Array.from(files.values(), (file) => file.name.toLowerCase());
      const own = freeName(safeName(name, found.type), taken);
      files.set(found.sha256, { name: own, bytes, arrived: path, ...found });
    }
  }
  return { files: [...files.values()], errors: [...errors] };
}

type Refusal = "empty" | "zip" | "type" | "virus" | "unchecked";

/** The one check of a file. */
async function examine(
  path: string,
  name: string,
  bytes: number,
): Promise<Pick<InquiryFile, "type" | "sha256"> | Refusal> {
  if (bytes === 0) return "empty";
  const type = await recognise(path, name);
  if (!type || type === "zip") return type ?? "type";
  try {
    const virus = await findVirus(path);
    if (virus)
      logOncePerMinute(
        "warn",
        `virus ${virus}`,
        { virus },
        "a file of an inquiry has a virus and was refused",
      );
    if (virus) return "virus";
  } catch (error) {
    const { message } = error as Error;
    logOncePerMinute("error", `clamd ${message}`, { message }, "a file of an inquiry cannot be scanned");
    return "unchecked";
  }
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { type, sha256: hash.digest("hex") };
}

/**
 * Moves the files of an inquiry to the store, where they are on the disk when this resolves.
 * @throws if the disk fails
 */
export async function keepFiles(key: string, files: CheckedFile[]): Promise<InquiryFile[]> {
  const target = filesFolder(key);
  const [first] = files;
  // A repeated inquiry has brought the same ones.
  if (first && !existsSync(target)) {
    const source = dirname(first.arrived);
    for (const { arrived, name } of files) {
      await rename(arrived, join(source, name));
      await flush(join(source, name));
    }
    await flush(source);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(source, target).catch((error) => {
      // The same inquiry at the same time.
      if (!existsSync(target)) throw error;
    });
    await flush(dirname(target));
  }
  return files.map(({ arrived: _, ...file }) => file);
}

async function flush(path: string): Promise<void> {
  await using file = await open(path);
  await file.sync();
}

/** Removes the files of an inquiry that was not accepted. */
export async function dropFiles([first]: ArrivedFile[]): Promise<void> {
  if (first) await removeFolder(dirname(first.path));
}

/** `plan.pdf`, and for the next one `plan (2).pdf`. @param taken names in lower case */
function freeName(name: string, taken: string[]): string {
  let own = name;
  for (let number = 2; taken.includes(own.toLowerCase()); number++)
    own = name.replace(/(?=\.\w+$)/, ` (${number})`);
  return own;
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

/** A file system takes names of 255 bytes. No sign is cut in two: the rest of one cannot be encoded. */
function shortened(name: string): string {
  return new TextDecoder().decode(Buffer.from(name).subarray(0, maxNameBytes), { stream: true });
}
