/** Data sheets of the products: one A4 page with image, description, specification and title block. */
import { escapeHtml } from "../../lib/http/escape-html.ts";
import { formatCondition, formatSpec } from "../../lib/products/cells.ts";
import type { Spec } from "../../lib/products/specs.ts";
import { type Product, published, type Step, settings, slugOf, type WrittenFile, write } from "./media.ts";
import { bubble, COMPANY, documentHtml, ISSUED, mark, picture, SAMPLE, toPdf } from "./pdf.ts";
import { addHeaderScopes, keepUnits } from "./tables.ts";

/** "VN-100 PSA Nitrogen Generator" is the model VN-100; "HX Series Plate-Fin …" is the HX Series. */
function parts(title: string): { model: string; name: string } {
  const [, model = "", name = title] = /^([A-Z]+-\d+[A-Z]?|[A-Z]+ Series)\s+(.+)$/.exec(title) ?? [];
  return { model, name };
}

/** The product's values as a table. */
function specTable(model: string, specs: Spec[]): string {
  const rows = specs.map((spec) => {
    const label = [spec.label, formatCondition(spec.condition, "en")].filter(Boolean).join(", ");
    return `<tr><th>${escapeHtml(label)}</th><td>${escapeHtml(formatSpec(spec, "en"))}</td></tr>`;
  });
  return `<table><caption>${escapeHtml(model)}</caption><tbody>${rows.join("")}</tbody></table>`;
}

function titleBlock(number: string, rest: [string, string][]): string {
  const entries: [string, string][] = [["Document", number], ...rest];
  const cells = entries.map(([label, text]) => `<div><dt>${label}</dt><dd>${text}</dd></div>`);
  return `<dl class="block">${cells.join("")}</dl>`;
}

export const makeDatasheets: Step = async (isSelected) => {
  const office = await settings();
  const files: WrittenFile[] = [];
  for (const product of await published<Product>("products")) {
    if (!isSelected(slugOf(product.pdf_file))) continue;
    const { model, name } = parts(product.title);
    const tag = String(400 + product.id);
    const number = `VE-DS-${tag}`;
    const block = titleBlock(number, [
      ["Tag", `PK-${tag}`],
      ["Revision", `${product.id % 3}`],
      ["Issued", ISSUED],
      ["Sheet", "1 of 1"],
    ]);
    const body = `<header class="top"><div class="brand">${mark}${COMPANY}</div><p>Data sheet</p></header>
<main>
<div class="name">${bubble("PK", tag)}<h1>${model ? `<span>${escapeHtml(model)}</span> ` : ""}${escapeHtml(name)}</h1></div>
<div class="lead"><div>${keepUnits(product.description)}</div><img src="${await picture(product.image, 1000)}" alt="Model picture: ${escapeHtml(name)}"></div>
${addHeaderScopes(specTable(model || name, product.specs))}
</main>
<footer><p class="reach">${escapeHtml(office.address)}&ensp;·&ensp;<a href="mailto:${office.official_email}">${office.official_email}</a></p>
<p class="label">Guide values of the standard unit at the conditions stated. Guaranteed values are part of the offer.</p>
${block}<p class="label">${SAMPLE}</p></footer>`;
    const title = `${product.title}: data sheet · ${COMPANY}`;
    const pdf = await toPdf(await documentHtml({ title, kind: "datasheet", body }));
    if (!/\/Count 1\b/.test(pdf.toString("latin1"))) throw new Error(`${product.pdf_file} has several pages`);
    files.push(await write(product.pdf_file, pdf, 250_000));
  }
  return files;
};
