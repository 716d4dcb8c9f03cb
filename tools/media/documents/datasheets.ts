/** The data sheets of the products: one A4 page with picture, description, specification and a title block. */
import {
  escapeHtml,
  type Made,
  type Product,
  published,
  type Step,
  settings,
  slugOf,
  write,
} from "./media.ts";
import { bubble, COMPANY, documentHtml, ISSUED, mark, picture, SAMPLE, toPdf } from "./pdf.ts";
import { keepUnits, scopeHeads } from "./tables.ts";

const PAGE = "@page{margin:16mm 18mm 14mm}";

/** "VN-100 PSA Nitrogen Generator" is the model VN-100; "HX Series Plate-Fin …" is the HX Series. */
function parts(title: string): { model: string; name: string } {
  const [, model = "", name = title] = /^([A-Z]+-\d+[A-Z]?|[A-Z]+ Series)\s+(.+)$/.exec(title) ?? [];
  return { model, name };
}

/** The description, and the specification by itself. */
function split(description: string): { words: string; table: string } {
  const table = /<table>[\s\S]*<\/table>/.exec(description)?.[0] ?? "";
  return { words: description.replace(table, ""), table };
}

function titleBlock(number: string, rest: [string, string][]): string {
  const entries: [string, string][] = [["Document", number], ...rest];
  const cells = entries.map(([label, text]) => `<div><dt>${label}</dt><dd>${text}</dd></div>`);
  return `<dl class="block">${cells.join("")}</dl>`;
}

export const makeDatasheets: Step = async (wanted) => {
  const office = await settings();
  const made: Made[] = [];
  for (const product of await published<Product>("products")) {
    if (!wanted(slugOf(product.pdf_file))) continue;
    const { model, name } = parts(product.title);
    const { words, table } = split(product.description);
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
<div class="lead"><div>${keepUnits(words)}</div><img src="${await picture(product.image, 1000)}" alt="Model picture: ${escapeHtml(name)}"></div>
${keepUnits(scopeHeads(table))}
</main>
<footer><p class="reach">${escapeHtml(office.address)}&ensp;·&ensp;<a href="mailto:${office.official_email}">${office.official_email}</a></p>
<p class="label">Guide values of the standard unit at the conditions stated. Guaranteed values are part of the offer.</p>
${block}<p class="label">${SAMPLE}</p></footer>`;
    const title = `${product.title}: data sheet · ${COMPANY}`;
    made.push(
      await write(
        product.pdf_file,
        await toPdf(await documentHtml({ title, kind: "datasheet", style: PAGE, body })),
        250_000,
      ),
    );
  }
  return made;
};
