import sharp from "sharp";
import { checkedType, exactType, formatOf, startBytes } from "./file-type";

const declared = (type?: string) => new Headers(type === undefined ? {} : { "content-type": type });
const ascii = (text: string) => Buffer.from(text, "latin1");
const box = (brands: string) => ascii(`\0\0\0\x20ftyp${brands}`);

const files: [name: string, start: Buffer, type: string][] = [
  ["JPEG", ascii("\xff\xd8\xff\xe1 Exif"), "image/jpeg"],
  ["PNG", ascii("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), "image/png"],
  ["GIF of 1987", ascii("GIF87a"), "image/gif"],
  ["GIF of 1989", ascii("GIF89a\x01"), "image/gif"],
  ["WebP", ascii("RIFF\n\0\0\0WEBPVP8 "), "image/webp"],
  ["AVIF", box("avif\0\0\0\0avifmif1"), "image/avif"],
  ["AVIF sequence", box("avis\0\0\0\0msf1"), "image/avif"],
  ["AVIF by a later brand", box("mif1\0\0\0\0mif1heicavif"), "image/avif"],
  ["PDF", ascii("%PDF-1.7\n"), "application/pdf"],
  ["PDF behind other bytes", ascii("\xef\xbb\xbf\r\n\x1b%-12345X@PJL\r\n%PDF-1.4"), "application/pdf"],
  ["SVG", ascii("<svg/>"), "image/svg+xml"],
  [
    "SVG with all before it",
    ascii('\xef\xbb\xbf\n<?xml version="1.0"?>\n<!-- a > b --><!---->\n<svg\nx="1">'),
    "image/svg+xml",
  ],
  [
    "SVG of Illustrator",
    ascii('<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C" "x" [ <!ENTITY a "b"> ]>'),
    "image/svg+xml",
  ],
  ["SVG with a prefix", ascii('<svg:svg xmlns:svg="x">'), "image/svg+xml"],
  ["SVG behind a long comment", ascii(`<!-- ${"licence ".repeat(300)}--><svg/>`), "image/svg+xml"],
];
const vague = [
  undefined,
  "",
  "application/octet-stream",
  "binary/octet-stream",
  "application/force-download",
  "text/plain",
];

it.each(files)("recognizes a %s that its host does not", (_, start, type) => {
  for (const each of [type, ...vague])
    expect([each, checkedType(start, declared(each))]).toEqual([each, type]);
});

it("recognizes what sharp writes", async () => {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } });
  for (const format of ["jpeg", "png", "gif", "webp", "avif"] as const)
    expect(formatOf(await blank.clone().toFormat(format).toBuffer())?.type).toBe(`image/${format}`);
});

it.each([
  ["JPEG", ["image/jpg", "image/pjpeg", "image/png", "IMAGE/JPEG; charset=utf-8"], "image/jpeg"],
  ["PNG", ["image/x-png", "image/apng"], "image/png"],
  ["PDF", ["application/x-pdf", "text/pdf", "text/x-pdf", "application/vnd.pdf"], "application/pdf"],
  ["SVG", ["image/svg", "text/xml", "application/xml", "application/svg+xml"], "image/svg+xml"],
])("takes a %s declared as one of %j for what it is", (name, types, type) => {
  const [, start = ascii("")] = files.find(([each]) => each === name) ?? [];
  for (const each of types) expect([each, checkedType(start, declared(each))]).toEqual([each, type]);
});

it.each([
  ["a page as an image", "<!doctype html><script>", "image/png"],
  ["a page as a drawing", "<!-- x --><html><svg>", "image/svg+xml"],
  ["a page as a document", "<html>%PDF-1.7", "application/pdf"],
  ["a page that is nothing", "<html><svg></svg>", "application/octet-stream"],
  ["a page behind blanks", `${" ".repeat(startBytes)}<html>`, "image/svg+xml"],
  ["a page behind a comment", `<!-- ${"x".repeat(startBytes)} --><html>`, "image/svg+xml"],
  ["a text", "hello", "text/plain"],
  ["nothing", "", "image/png"],
  ["JSON", '{"a":"<svg>"}', "application/octet-stream"],
  ["a script", "alert(1)//GIF89a", "image/gif"],
  ["HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", "image/heic"],
  ["MP4", "\0\0\0\x18ftypisom\0\0\0\0isom", "application/octet-stream"],
  ["TIFF", "II*\0", "image/tiff"],
  ["WAV", "RIFF\n\0\0\0WAVE", "image/webp"],
  ["an image as a page", "GIF89a", "text/html"],
  ["an image as a document", "GIF89a", "application/pdf"],
  ["a document as an image", "%PDF-1.7", "image/png"],
  ["a drawing as a page", "<svg/>", "text/html"],
  ["an image with two types", "GIF89a", "image/gif, text/html"],
  ["an image with half a second type", "GIF89a", "image/gif;, text/html"],
])("does not take %s", (_, start, type) => {
  expect(checkedType(ascii(start), declared(type))).toBeUndefined();
});

it("takes exactly its own types without the first bytes", () => {
  expect(exactType(declared("Application/PDF; x"))).toBe("application/pdf");
  for (const type of [...vague, "image/jpg", "text/html", "application/pdf, text/html"])
    expect([type, exactType(declared(type))]).toEqual([type, undefined]);
});
