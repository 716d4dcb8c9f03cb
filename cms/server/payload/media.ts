import type { CollectionConfig } from "payload";
import { filesPath } from "../../../lib/media/files-path.ts";
import { filePath, type MediaFile } from "../documents.ts";
import { deleteFile, readWhole, saveFile } from "../media-files.ts";
import { running } from "../running.ts";
import { canPublish, canReadFiles, isStaff } from "./access.ts";
import { tellChanged } from "./hooks.ts";
import { prepareUpload } from "./upload.ts";
import { findUses, keepReplaced, refuseChangeByAuthor, refuseDeletion } from "./use-guard.ts";

const focalPoint = ({ focalX, focalY }: MediaFile) => `${focalX ?? 50} ${focalY ?? 50}`;

/** For visitors. */
const addressOf = (file: MediaFile) => (running()?.settings.siteUrl ?? "") + filesPath + filePath(file);

/** Images and documents. Payload's own storage has no folders and encodes some images again. */
export const media: CollectionConfig = {
  slug: "media",
  labels: { singular: "File", plural: "Files" },
  access: { read: canReadFiles, create: isStaff, update: isStaff, delete: canPublish },
  // It would fetch the file from this server.
  disableDuplicate: true,
  trash: true,
  admin: {
    group: "Content",
    hideAPIURL: true,
    useAsTitle: "filename",
    defaultColumns: ["filename", "prefix", "alt", "updatedAt"],
    listSearchableFields: ["filename", "alt"],
  },
  upload: {
    disableLocalStorage: true,
    staticDir: "media",
    // For the file dialog: prepareUpload decides.
    mimeTypes: ["image/*", "application/pdf"],
    crop: false,
    focalPoint: true,
    filenameCompoundIndex: ["prefix", "filename"],
    pasteURL: false,
    handlers: [
      async (_req, { doc, headers = new Headers() }) => {
        const file = doc as MediaFile;
        headers.set("Content-Type", file.mimeType ?? "application/octet-stream");
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        const data = await readWhole(file);
        return new Response(data && new Uint8Array(data), { status: data ? 200 : 404, headers });
      },
    ],
  },
  fields: [
    {
      name: "alt",
      label: "Alt text",
      type: "text",
      admin: { description: "What the image shows, in one line. A record can override it." },
    },
    {
      name: "prefix",
      label: "Folder",
      type: "text",
      defaultValue: "uploads",
      // It is a path on disk: only the import names another one.
      access: { create: () => false, update: () => false },
      admin: { position: "sidebar", readOnly: true },
    },
    {
      name: "place",
      type: "ui",
      admin: {
        components: {
          Field: { path: "/content/file-place.tsx#FilePlace", serverProps: { addressOf, usesOf: findUses } },
        },
        disableListColumn: true,
      },
    },
  ],
  hooks: {
    afterRead: [
      ({ doc }) => {
        const { prefix, filename } = doc as MediaFile;
        const url =
          filename &&
          `/api/media/file/${encodeURIComponent(filename)}?prefix=${encodeURIComponent(prefix ?? "")}`;
        const isImage = String(doc.mimeType).startsWith("image/");
        return { ...doc, url: url || null, thumbnailURL: (isImage && url) || null };
      },
    ],
    beforeOperation: [prepareUpload],
    // Before the database: what cannot be stored is not saved either.
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        const file: MediaFile = { ...originalDoc, ...data };
        if (originalDoc) await refuseChangeByAuthor(originalDoc, req);
        if (file.deletedAt && !originalDoc?.deletedAt) await refuseDeletion(originalDoc ?? file);
        // Of a new file, it is empty.
        if (originalDoc?.filename && req.file) await keepReplaced(originalDoc, req.file.data, req);
        if (req.file || focalPoint(file) !== focalPoint(originalDoc)) await saveFile(file, req.file?.data);
        return data;
      },
    ],
    afterChange: [
      async ({ doc, previousDoc: old, req }) => {
        const isElsewhere = old?.filename !== doc.filename || old?.prefix !== doc.prefix;
        if (old?.filename && isElsewhere) await deleteFile(old);
        await tellChanged(req, "media", doc.id);
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        const query = { collection: "media", id, req, trash: true, depth: 0 };
        await refuseDeletion((await req.payload.findByID(query)) as MediaFile);
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await tellChanged(req, "media", doc.id);
        await deleteFile(doc);
      },
    ],
  },
};
