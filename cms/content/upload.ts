/** Decides what may become a file, before Payload looks at it or fetches something. */
import { type CollectionBeforeOperationHook, MissingFile, ValidationError } from "payload";

type FileType = { mimeType: string; extensions: string[]; start: RegExp };

/** Of text that was read byte by byte. */
const svgStart =
  /^(?:ï»¿)?(?:\s|<\?xml[^>]*>|<!--(?:(?!-->).)*-->|<!doctype svg[^>[]*(?:\[[^\]]*\]\s*)?>)*<(?:\w+:)?svg[\s>]/is;

/** Room for comments and declarations before the root of an SVG. */
const maxStartBytes = 16 * 1024;

/** Types that the site shows. */
const fileTypes: FileType[] = [
  { mimeType: "image/jpeg", extensions: ["jpg", "jpeg"], start: /^\xff\xd8\xff/ },
  { mimeType: "image/png", extensions: ["png"], start: /^\x89PNG\r\n/ },
  { mimeType: "image/gif", extensions: ["gif"], start: /^GIF8[79]a/ },
  { mimeType: "image/webp", extensions: ["webp"], start: /^RIFF.{4}WEBP/s },
  // The brand may be one of others.
  { mimeType: "image/avif", extensions: ["avif"], start: /^\0\0\0.ftyp(?:.{4}){0,8}avi[fs]/s },
  { mimeType: "image/svg+xml", extensions: ["svg"], start: svgStart },
  { mimeType: "application/pdf", extensions: ["pdf"], start: /^%PDF-/ },
];

/** Payload's name of an animated PNG is of its own. */
export const acceptedTypes = [...fileTypes.map(({ mimeType }) => mimeType), "image/apng"];

const message =
  "The site shows JPEG, PNG, WebP, AVIF, GIF and SVG images, and PDF documents. Save this file as one of them: a HEIC or TIFF photo as JPEG.";

/** @returns the type of a file by its first bytes: its name and what a browser declares may be wrong; undefined for others */
export function recognizeType(data: Buffer): FileType | undefined {
  const start = data.toString("latin1", 0, maxStartBytes);
  return fileTypes.find((type) => type.start.test(start));
}

/** @throws ValidationError or MissingFile, which editors see */
export const prepareUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update") return args;
  const { file } = req;
  // Without a file, Payload would fetch what the data name.
  if (!file && operation === "create") throw new MissingFile(req.t);
  const type = file && recognizeType(file.data);
  if (file && !type)
    throw new ValidationError({ collection: "media", errors: [{ path: "file", message }], req });
  if (file && type) {
    file.mimetype = type.mimeType;
    // The site's backend names the type by the extension. Files of an import are known by their names.
    if (req.user) file.name = withExtension(file.name, type);
  }
  const { uploadEdits, ...query } = req.query ?? {};
  req.query = query;
  const point = (uploadEdits as { focalPoint?: { x: unknown; y: unknown } } | undefined)?.focalPoint;
  if (!point) return args;
  // As data: for an edit Payload would request the file from this server, and refuses private addresses.
  const { data } = args as { data?: object };
  return { ...args, data: { ...data, focalX: Number(point.x), focalY: Number(point.y) } };
};

function withExtension(name: string, { extensions }: FileType): string {
  const [, base = name, extension = ""] = /^(.+)\.([^.]*)$/.exec(name) ?? [];
  return extensions.includes(extension.toLowerCase()) ? name : `${base}.${extensions[0]}`;
}
