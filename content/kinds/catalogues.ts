import { count, line, pdf, rarePicture } from "../fields.ts";
import { list } from "../kind.ts";
import { revised, title } from "../parts.ts";

export const catalogues = list(
  "catalogues",
  {
    labels: ["Catalogues", "Catalogue"],
    summary: "The catalogues, as PDF files with pictures",
    page: "/catalogues_downloads",
    search: { as: "document", words: "catalogue" },
    recordsAt: null,
    path: "catalogue",
    id: "optional",
  },
  {
    title,
    pdf_file: pdf("Document"),
    image: rarePicture("Cover"),
    image_alt: line("Alt text of the cover"),
    page_count: count("Pages"),
    revision: line("Revision", { sameInAll: true }),
    ...revised,
  },
);
