/** Decides what may become a file, before Payload looks at it or fetches something. */
import { type CollectionBeforeOperationHook, MissingFile, ValidationError } from "payload";
import { bridge, type FileFormat } from "./bridge.ts";

const message =
  "The site shows JPEG, PNG, WebP, AVIF, GIF and SVG images, and PDF documents. Save this file as one of them: a HEIC or TIFF photo as JPEG.";

/** @throws ValidationError or MissingFile, which editors see */
export const prepareUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update") return args;
  const { file } = req;
  // Without a file, Payload would fetch what the data name.
  if (!file && operation === "create") throw new MissingFile(req.t);
  // Its name and what a browser declares may be wrong.
  const format = file && bridge().formatOf?.(file.data);
  if (file && !format)
    throw new ValidationError({ collection: "media", errors: [{ path: "file", message }], req });
  if (file && format) {
    file.mimetype = format.type;
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

function withExtension(name: string, { extensions }: FileFormat): string {
  const [, base = name, extension = ""] = /^(.+)\.([^.]*)$/.exec(name) ?? [];
  return extensions.includes(extension.toLowerCase()) ? name : `${base}.${extensions[0]}`;
}
