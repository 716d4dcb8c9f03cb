import { menuChoices } from "../choices.ts";
import { blocks, choice, html, line, many, rows, target, text, yes } from "../fields.ts";
import { list } from "../kind.ts";
import { askedImage, blockFigures, duty, image, page, title } from "../parts.ts";

const required = true;
const heading = line("Heading");
const href = target("Page or address", {
  required,
  help: "A path such as /contact, or an address that begins with https://.",
});

/** Records of which a block shows some. */
export const chosen = {
  products: many("Products", "products"),
  references: many("References", "references"),
  services: many("Services", "services"),
  expertise: many("Fields of expertise", "expertise"),
  news: many("News", "news"),
  blog: many("Articles", "blog"),
  leadership: many("Leadership", "leadership"),
  team: many("Team", "team"),
  catalogues: many("Documents", "catalogues"),
} as const;

export const pages = list(
  "pages",
  {
    labels: ["Pages", "Page"],
    summary: "Pages that editors compose",
    page: null,
    search: "own",
    recordsAt: "root",
    recordSummary: "One page that editors compose, by its address",
    path: "page",
    limit: 50,
    record: "page",
    id: "address",
    added: true,
  },
  {
    title,
    summary: line("Summary", {
      help: "One sentence below the title, and for search engines.",
      doc: "One sentence below the title",
    }),
    ...image,
    blocks: blocks("Blocks", {
      text: { label: "Text", fields: { heading, text: html("Text") } },
      picture: { label: "Picture with text", fields: { heading, text: html("Text"), ...askedImage } },
      figures: { label: "Figures", fields: { heading, figures: blockFigures } },
      records: {
        label: "Cards of records",
        fields: { heading, ...chosen },
      },
      questions: {
        label: "Questions and answers",
        fields: {
          heading,
          questions: rows(
            "Questions",
            "Question",
            {
              question: line("Question", { required }),
              answer: text("Answer", { required, multiline: true }),
            },
            { required },
          ),
        },
      },
      action: {
        label: "Call to action",
        fields: {
          heading: line("Heading", { required }),
          text: line("Text"),
          label: line("Words of the button", { required }),
          href,
        },
      },
      inquiry: {
        label: "Inquiry form",
        fields: {
          heading,
          subject: line("Subject", { help: "Filled in for the visitor. If empty, the title of the page." }),
          ...duty,
        },
      },
    }),
    menu: choice("In the menu", menuChoices, {
      help: "The group of the menu that links to the page. Shown within five minutes.",
      doc: "The group of the menu in which the page is linked",
    }),
    footer: yes("In the footer", { doc: "Linked in the footer" }),
    ...page,
  },
);
