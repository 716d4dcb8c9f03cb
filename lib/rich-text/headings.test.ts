import { listHeadings } from "./headings";
import { type SafeHtml, safeHtml } from "./sanitize";

describe("listHeadings", () => {
  it("are the highest of a text, as plain text", () => {
    const raw = "<h3>One <sup>2</sup></h3><h4>Deep</h4><h3 id=x>Tom &amp; Jerry</h3><h3> </h3>";
    const html = safeHtml(raw, 2, undefined, { prefix: "blog-7", isAlone: true });
    expect(listHeadings(html as SafeHtml)).toEqual([
      { id: "blog-7-one-2", text: "One ²" },
      { id: "blog-7-x", text: "Tom & Jerry" },
    ]);
  });
});
