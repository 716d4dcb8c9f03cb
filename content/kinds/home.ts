import { projectPhases } from "../choices.ts";
import { choice, line, rows } from "../fields.ts";
import { single } from "../kind.ts";
import { duty } from "../parts.ts";

const required = true;
export const home = single(
  "home",
  {
    labels: ["Home page"],
    summary: "The parts of the home page that no other kind has",
    page: "/",
    search: null,
    added: true,
  },
  {
    phases: rows(
      "Phases of a turnkey project",
      "Phase",
      {
        name: line("Name", { required }),
        text: line("Text"),
        duration: line("Duration", { help: "Such as Weeks 6–54." }),
        symbol: choice("Symbol", projectPhases),
      },
      { max: 30, doc: "The phases of a turnkey project, in their order" },
    ),
    phases_note: line("What the durations hold for", {
      help: "A line below the phases.",
      doc: "What the durations of the phases hold for",
    }),
    industries: rows(
      "Industries",
      "Industry",
      { name: line("Name", { required }), ...duty },
      {
        max: 30,
        help: "Each leads to the finder, filled in with its gas, flow, purity and pressure.",
        doc: "Industries served, with what the finder starts with",
      },
    ),
    closing_heading: line("Call to action at the end", { doc: "The call to action at the end" }),
    closing_text: line("Text below it"),
  },
);
