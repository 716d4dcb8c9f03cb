import { day, line, link } from "../fields.ts";
import { list } from "../kind.ts";

const required = true;
export const figures = list(
  "figures",
  {
    labels: ["Key figures", "Key figure"],
    summary: "Key figures of the company, for the home page and the page about it",
    page: "/about",
    search: null,
    recordsAt: null,
    path: "figure",
    id: "optional",
    added: true,
  },
  {
    value: line("Value", { required }),
    unit: line("Unit"),
    label: line("Label", { required }),
    href: link("Proof", {
      help: "The page or document that proves it, as a path such as /references.",
      doc: "The page or document that proves the figure",
    }),
    as_of: day("As of"),
  },
);
