import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CollectionConfig } from "payload";
import { canPublish, canReadFiles, isStaff } from "./access.ts";
import { bridge } from "./bridge.ts";
import { text } from "./fields.ts";

type StoredFile = { prefix?: string | null; filename?: string | null };

/** Folder of the files: `{folder}/{file}` below it is `/media/{folder}/{file}` of the contract. */
const mediaDir = () => join(process.env.CMS_DATA_DIR ?? "data/cms", "media");
const pathOf = ({ prefix, filename }: StoredFile) => join(mediaDir(), prefix ?? "", filename ?? "");

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
    focalPoint: false,
    filenameCompoundIndex: ["prefix", "filename"],
    pasteURL: false,
    handlers: [
      (_req, { doc, headers = new Headers() }) => {
        const file = doc as StoredFile & { mimeType?: string };
        headers.set("Content-Type", file.mimeType ?? "application/octet-stream");
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        return new Response(readFileSync(pathOf(file)), { headers });
      },
    ],
  },
  fields: [
    text("alt", "Alt text", { help: "The image in words. A record that shows it may have another." }),
    {
      ...text("prefix", "Folder", { help: "Part of the file's address on the site." }),
      defaultValue: "uploads",
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
    beforeChange: [
      ({ data, req }) => {
        const { file } = req;
        if (!file) return data;
        const path = pathOf(data);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, file.data, { flush: true });
        return data;
      },
    ],
    afterChange: [
      ({ doc, previousDoc, req }) => {
        bridge().changed?.(req, "media");
        const old = previousDoc as StoredFile | undefined;
        if (old?.filename && pathOf(old) !== pathOf(doc)) rmSync(pathOf(old), { force: true });
      },
    ],
    afterDelete: [
      ({ doc, req }) => {
        bridge().changed?.(req, "media");
        rmSync(pathOf(doc), { force: true });
      },
    ],
  },
};
