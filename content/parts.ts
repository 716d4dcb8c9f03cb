/** Fields that several kinds have. */
import { betterChoices, quantityChoices, unitChoices } from "./choices.ts";
import {
  choice,
  day,
  gas,
  gases as gasList,
  group,
  line,
  number,
  percent,
  picture,
  pictures,
  rarePicture,
  rows,
  suggested,
  yes,
} from "./fields.ts";

const required = true;

export const title = line("Title", { required, maxLength: 300 });
export const name = line("Name", { required });
export const year = line("Year", { required, sameInAll: true });

const altHelp =
  "What the image shows, for people who cannot see it. If empty, the alt text of the file is used.";
const dark = rarePicture("Image for dark mode", { help: "The same picture at dusk, in the same size." });

/** An image, the same image at night, and its alt text. */
export const image = {
  image: picture("Image"),
  image_dark: dark,
  image_alt: line("Alt text", { help: altHelp }),
} as const;
export const requiredImage = { ...image, image: picture("Image", { required }) } as const;
export const askedImage = { ...image, image: picture("Image", { asked: true }) } as const;
export const images = pictures("Images", { ...requiredImage, caption: line("Caption") });

const quantity = suggested("Quantity", quantityChoices, {
  required,
  sameInAll: true,
  doc: "Compared between products: capacity, purity, pressure, power, footprint",
});

export const specs = rows(
  "Technical data",
  "Row",
  {
    key: quantity,
    label: line("Label", { required }),
    value: line("Value"),
    min: number("From", { beside: true }),
    max: number("To", { beside: true }),
    unit: suggested("Unit", unitChoices),
    condition: line("Condition", { beside: true, doc: "At which the value holds, such as a purity" }),
  },
  {
    help: "A value, or a range from – to. Write Nm³/h for capacity, % for purity, bar(g) for pressure, kWh/Nm³ for power.",
  },
);

export const range = rows(
  "Range",
  "Row",
  {
    key: quantity,
    min: number("From"),
    max: number("To", { beside: true }),
    unit: suggested("Unit", unitChoices, { beside: true }),
  },
  { help: "Capacity in Nm³/h, purity in %, pressure in bar(g). The finder answers a duty within it first." },
);

const figure = {
  value: line("Value", { required }),
  unit: line("Unit"),
  label: line("Label", { required }),
} as const;
export const figures = rows("Figures beside the text", "Figure", figure, {
  help: "Figures taken from the text.",
});
export const blockFigures = rows("Figures", "Figure", figure, { help: "At least two.", min: 2, required });

export const guarantees = rows(
  "Guarantees",
  "Guarantee",
  {
    label: line("Quantity", { required }),
    guaranteed: number("Guaranteed", { required }),
    measured: number("Measured", { required, beside: true }),
    unit: suggested("Unit", unitChoices, { beside: true }),
    better: choice("The guarantee is kept with", betterChoices, {
      required,
      doc: "The side on which the guarantee is kept",
    }),
    note: line("Measured when", {
      help: "Such as 72 h test, 2025.",
      doc: "At which the value was measured, such as a year",
    }),
  },
  { help: "What was guaranteed and what was measured, in one unit." },
);

export const gases = gasList("Gases");

/** A need that the finder or the form starts with. */
export const duty = {
  gas: gas("Gas"),
  flow: number("Flow, Nm³/h", { beside: true }),
  purity: percent("Purity, %"),
  pressure: number("Pressure, bar(g)", { beside: true }),
} as const;

const updated_at = day("Revised on", {
  stored: "revised_on",
  help: "For search engines; leave it empty for small corrections.",
});
export const revised = { updated_at } as const;

/** Of every record with a page of its own. */
export const page = {
  updated_at,
  seo: group(
    "Search engines and shared links",
    {
      title: line("Title"),
      description: line("Description", { multiline: true }),
      image: picture("Image"),
      noindex: yes("Keep out of search engines"),
    },
    { help: "Empty fields are derived from the page." },
  ),
} as const;
