/** The part of docs/design.md about whole pages. */
export const pageTemplates = `## Page templates

\`PageBanner\` gets the template's name, which sets its height and the place of its image.

| template | for | banner | below it |
| --- | --- | --- | --- |
| \`home\` | the home page | up to 480 px, the image beside the text | sections |
| \`decision\` | a service, a field of expertise, a product | 280 to 320 px with the whole image; on phones a strip of 184 px above the text | \`DecisionColumns\` |
| \`reading\` | an article, the story, a policy | 240 to 280 px; on phones as above | \`ReadingColumns\`, \`CallToAction\` |
| \`index\` | lists, downloads, contact | at most 200 px, no image below 900 px, so that content begins within 300 px | the list or the form, \`CallToAction\` |

A decision page is made of these parts, in this order:

- \`DecisionColumns\`: the text on seven of twelve columns; beside it \`FactsCard\` and \`ReadNext\`, which stay in view together. On narrow
  screens the card comes first, and what to read next last.
- \`FactsCard\`: the main button, visible without scrolling, and up to eight rows of key data. Without data in the record, the card
  has the button alone.
- \`ReadNext\`: at most three pages that go on from here, such as the field of a product or a blog about it. Not a list of similar records.
- \`SpecTable\`: everything that a product states; a quantity with several values is named once.
- \`PictureRow\`: the page's further images, below the text, with a shared caption shown once. A model is labelled as one ("Model view").
  Then the products, references and related records that belong to the page.
- \`CallToAction\`: the band at the end, with the main button once more.

A reading page is \`ReadingPage\`, or \`ArticlePage\` with byline and share links:

- \`ReadingColumns\`: a text of 66 characters a line between its contents, which follow the reader, and its figures. Below 1280 px the other
  columns are one, and on phones there is only the text's.
- \`PulledFigures\`: two to four figures that the text names, from the record's \`figures\`. Without them, \`ReadNext\` takes their place.
- \`ContactButton\`: the main button in the banner of a page that is about no single service or product.
- \`AboutPart\`: the beginning of another page, its heading beside it. For several in a row, where section heads would look alike.

An index page is \`IndexPage\`, or \`ListPage\` for a list in pages. Its banner has the main button in its small form; on narrow windows only
those of services, expertise and products do, and a list begins at once.

The title of a page fades in over 1200 ms. It is legible from its first frame, so it does not delay the largest paint.
`;
