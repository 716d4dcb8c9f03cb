/** Decides what may become a file, before Payload looks at it or fetches something. */
import {
  type CollectionBeforeOperationHook,
  MissingFile,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { type Format, formatOf } from "../../../lib/media/file-type.ts";
import { preparePicture } from "../picture.ts";

const damaged =
  "This picture cannot be read. Open it in a program for pictures, save it again, and upload that file.";
const unknown =
  "The site shows JPEG, PNG, WebP, AVIF, GIF and SVG images, and PDF documents. Save this file as one of them: a HEIC or TIFF photo as JPEG.";

/** @throws ValidationError or MissingFile, which editors see */
export const prepareUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update") return args;
  const { file } = req;
  // Without a file, Payload would fetch what the data name.
  if (!file && operation === "create") throw new MissingFile(req.t);
  // Its name and what a browser declares may be wrong.
  const format = file && formatOf(file.data);
  if (file && !format) throw refusal(unknown, req);
  if (file && format) {
    file.mimetype = format.type;
    const prepared = await preparePicture(file.data, format.type);
    if (!prepared && req.user) throw refusal(damaged, req);
    file.data = prepared ?? file.data;
    file.size = file.data.length;
    // The site's backend names the type by the extension. Files of an import are known by their names.
    if (req.user) file.name = withExtension(file.name, format);
  }
  const { uploadEdits, ...query } = req.query ?? {};
  req.query = query;
  const point = (uploadEdits as { focalPoint?: { x: unknown; y: unknown } } | undefined)?.focalPoint;
  if (!point) return args;
  // As data: for an edit Payload would request the file from this server, and refuses private addresses.
  const { data } = args as { data?: object };
  return { ...args, data: { ...data, focalX: Number(point.x), focalY: Number(point.y) } };
};

function refusal(message: string, req: PayloadRequest): ValidationError {
  return new ValidationError({ collection: "media", errors: [{ path: "file", message }], req });
}

function withExtension(name: string, { extensions }: Format): string {
  const [, base = name, extension = ""] = /^(.+)\.([^.]*)$/.exec(name) ?? [];
  return extensions.includes(extension.toLowerCase()) ? name : `${base}.${extensions[0]}`;
}
