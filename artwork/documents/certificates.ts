/** Certificates: one A4 page each, with the scope of the management system. */
import { escapeHtml } from "../../lib/http/escape-html.ts";
import { type Item, published, type Step, slugOf, type WrittenFile, write } from "./media.ts";
import { bubble, COMPANY, documentHtml, ISSUED, mark, SAMPLE, toPdf } from "./pdf.ts";

type Certificate = Omit<Item, "description"> & { issuer: string; valid_until: string; pdf_file: string };

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const scopes: Record<string, string> = {
  "iso-9001":
    "Design, procurement, construction, commissioning, operation and maintenance of air separation, gas generation and hydrogen plants.",
  "iso-14001": "Office and workshop in Pune, construction sites, and operated plants.",
  "iso-45001": "Employees and subcontractors in the workshop, on construction sites and at operated plants.",
  "iso-3834-2": "Fusion welding of pressure vessels and piping in the Pune workshop and on sites.",
};

export const makeCertificates: Step = async (isSelected) => {
  const files: WrittenFile[] = [];
  for (const certificate of await published<Certificate>("certificates")) {
    const { id, title, issuer, valid_until, pdf_file } = certificate;
    const scope = scopes[slugOf(pdf_file)];
    if (!scope) throw new Error(`${pdf_file} has no scope`);
    if (!isSelected(slugOf(pdf_file))) continue;
    const rows = [
      ["Company", COMPANY],
      ["Scope", scope],
      ["Issued by", issuer],
      ["Valid until", day.format(new Date(valid_until))],
    ].map(([label = "", text = ""]) => `<tr><th scope="row">${label}</th><td>${escapeHtml(text)}</td></tr>`);
    const body = `<header class="top"><div class="brand">${mark}${COMPANY}</div><p>Certificate</p></header>
<main><div class="name">${bubble("QC", String(500 + id))}<h1>${escapeHtml(title)}</h1></div>
<table><tbody>${rows.join("")}</tbody></table></main>
<footer><dl class="block"><div><dt>Document</dt><dd>VE-QC-${500 + id}</dd></div><div><dt>Issued</dt><dd>${ISSUED}</dd></div></dl><p class="label">${SAMPLE}</p></footer>`;
    const html = await documentHtml({ title: `${title} · ${COMPANY}`, kind: "datasheet", body });
    files.push(await write(pdf_file, await toPdf(html), 150_000));
  }
  return files;
};
