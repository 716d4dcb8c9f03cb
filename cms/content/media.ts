import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CollectionConfig } from "payload";
import { canPublish, canReadFiles, isStaff } from "./access.ts";
import { bridge } from "./bridge.ts";
import { text } from "./fields.ts";

type StoredFile = { prefix?: string | null; filename?: string | null };

/** Folder of the files: `{folder}/{file}` below it is `/media/{folder}/{file}` of the contract. */
const mediaDir = () => join(process.env.CMS_DATA_DIR ?? "data/cms", "media");
const pathOf = ({ prefix, filename }: StoredFile) => join(mediaDir(), prefix ?? "", filename ?? "");
/** Of an image that is cut for the site. */
const originalOf = (file: StoredFile) => pathOf({ ...file, prefix: join(".originals", file.prefix ?? "") });

function removeFiles(file: StoredFile): void {
  for (const path of [pathOf(file), originalOf(file)]) rmSync(path, { force: true });
}

/** Images and documents. Payload's own storage has no folders and encodes some images again. */
export const media: CollectionConfig = {
  slug: "media",
  labels: { singular: "File", plural: "Files" },
  access: { read: canReadFiles, create: isStaff, update: isStaff, delete: canPublish },
  admin: {
    group: "Content",
    useAsTitle: "filename",
    defaultColumns: ["filename", "prefix", "alt", "updatedAt"],
  },
  upload: {
    disableLocalStorage: true,
    staticDir: "media",
    mimeTypes: ["image/*", "application/pdf"],
    crop: false,
    focalPoint: true,
    filenameCompoundIndex: ["prefix", "filename"],
    pasteURL: false,
    handlers: [
      (_req, { doc, headers = new Headers() }) => {
        const file = doc as StoredFile & { mimeType?: string };
        headers.set("Content-Type", file.mimeType ?? "application/octet-stream");
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        const path = [originalOf(file), pathOf(file)].find(existsSync) ?? "";
        return new Response(readFileSync(path), { headers });
      },
    ],
  },
  fields: [
    text("alt", "Alt text", { help: "The image in words. A record that shows it may have another." }),
    {
      ...text("prefix", "Folder", { help: "Part of the file's address on the site." }),
      defaultValue: "uploads",
      // It is a path on disk: only the import names another one.
      access: { create: () => false, update: () => false },
      admin: { position: "sidebar", readOnly: true },
    },
  ],
  hooks: {
    afterRead: [
      ({ doc }) => {
        const { prefix, filename } = doc as StoredFile;
        const url =
          filename &&
          `/api/media/file/${encodeURIComponent(filename)}?prefix=${encodeURIComponent(prefix ?? "")}`;
        const isImage = String(doc.mimeType).startsWith("image/");
        return { ...doc, url: url || null, thumbnailURL: (isImage && url) || null };
      },
    ],
    beforeOperation: [
      ({ args, req }) => {
        const { uploadEdits, ...query } = req.query ?? {};
        const point = (uploadEdits as { focalPoint?: { x: unknown; y: unknown } } | undefined)?.focalPoint;
        if (!point) return args;
        // As data: for an edit Payload would request the file from this server, and refuses private addresses.
        req.query = query;
        const { data } = args as { data?: object };
        return { ...args, data: { ...data, focalX: Number(point.x), focalY: Number(point.y) } };
      },
    ],
    beforeChange: [
      ({ data, req }) => {
        const { file } = req;
        if (!file) return data;
        const path = pathOf(data);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, file.data, { flush: true });
        rmSync(originalOf(data), { force: true });
        return data;
      },
    ],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        const old = previousDoc as StoredFile | undefined;
        if (old?.filename && pathOf(old) !== pathOf(doc)) removeFiles(old);
        await bridge().cut?.(pathOf(doc), originalOf(doc), doc);
        bridge().changed?.(req, "media");
      },
    ],
    afterDelete: [
      ({ doc, req }) => {
        bridge().changed?.(req, "media");
        removeFiles(doc);
      },
    ],
  },
};
