import { z } from "zod";
import { recordHref } from "../site/kind-pages";
import { calls, contractCalls } from "./contract";
import { parseList, parseRecord } from "./parse";
import { readRecord } from "./tolerance";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

const one = { id: 1, title: "One" };

describe("a text of a plain field", () => {
  it.each([
    ["Oil &amp; Gas: It&#8217;s here", "Oil & Gas: It’s here"],
    ["CO&#x2082; &ndash; &Auml;", "CO₂ – Ä"],
    ["It&#146;s &#128;5", "It’s €5"],
    ["a &lt;b&gt; c", "a <b> c"],
    ["&amp;lt; &amp;amp;", "&lt; &amp;"],
    ["&lt;br&gt;", "<br>"],
    ["&nbsp;Oil&nbsp;", "Oil"],
    ["R&D, AT&T; &copy=1 & &foo; &#; &#x;", "R&D, AT&T; &copy=1 & &foo; &#; &#x;"],
    ["a&#0;&#x1;&#xd800;b", "a\ufffd\ufffdb"],
    ["Air<br>Separation", "Air Separation"],
    ["a < b > c", "a < b > c"],
    ["a < b and c > d", "a < b and c > d"],
    ["a <b and c> d, p <p or T> x", "a <b and c> d, p <p or T> x"],
    ["<5 ppm, <b", "<5 ppm, <b"],
    ["List<T> & <name>", "List<T> & <name>"],
    ["H<sub>2</sub> plant", "H₂ plant"],
    ["CO<SUB class='x'> 2 </SUB> &amp; SO<sub><b>4</b></sub><sup>2&minus;</sup>", "CO₂ & SO₄²⁻"],
    ["10<sup>-6</sup> m<sup>3</sup>, Na<sup>+</sup>", "10⁻⁶ m³, Na⁺"],
    ["NO<sub>x</sub>, 5<sup>th</sup>, A<sup>2n</sup>, <sub></sub>", "NOx, 5th, A2n,"],
    ["O&sub2; &amp;sub2; N&sup2;", "O₂ &sub2; N²"],
    ["<b>Bold</b> title", "Bold title"],
    [
      '<span style="color: red" lang=en><a href="/x?a=1" download>Air</a></span><o:p></o:p><img src="a.png"/> plant',
      "Air plant",
    ],
    ["<h2>Air</h2><ul><li>one</li><li>two</li></ul>", "Air one two"],
    ["<b>&lt;i&gt;</b>", "<i>"],
  ])("is decoded once: %j", (title, decoded) => {
    expect(parseList("services", { data: [{ id: 1, title }] }).records[0]?.title).toBe(decoded);
  });

  it("has no tags in slugs either", () => {
    const services = [{ id: 1, title: "H<sub>2</sub> &amp; <b>CO<sub>2</sub></b> plant" }];
    const [{ id, title } = { id: "", title: "" }] = parseList("services", { data: services }).records;
    expect(title).toBe("H₂ & CO₂ plant");
    expect(recordHref("services", id, title)).toBe("/services/details/1/h2-co2-plant");
  });

  it.each([
    [
      ["CO&#8322;", "O&sub2;"],
      ["co₂", "o₂"],
    ],
    [
      ["CO&#8322;", "CO<sub>2</sub>", "<b>Nitrogen</b>"],
      ["co₂", "co₂", "nitrogen"],
    ],
  ])("may be a gas: %j", (gases, read) => {
    expect(parseRecord("product", { data: { ...one, gases } })?.gases).toEqual(read);
    expect(parseList("references", { data: [{ ...one, year: "2017", gases }] }).records[0]?.gases).toEqual(
      read,
    );
  });

  it.each([
    "Plot 7<br>Pune<br/>India",
    "Plot 7<br />\r\nPune<BR class='x'> India",
    "<p>Plot 7</p>\n<p>Pune<br>India</p>",
    "<div>Plot 7</div><div>Pune</div><div>India</div>",
  ])("has lines: %j", (address) => {
    expect(parseRecord("settings", { data: { address } })?.address).toBe("Plot 7\nPune\nIndia");
  });

  it("may be inside of a list or object, and short ones have commas", () => {
    const product = {
      ...one,
      specs: [{ key: "a", label: "Oil &amp; Gas", value: "1 &ndash; 2" }],
      seo: { title: "A &amp; B" },
      image_alt: "Plant<br>by night",
    };
    const images = [{ image: "a.webp?a=1&amp;b=2", caption: "A &amp; B" }];
    expect(parseRecord("product", { data: product })).toMatchObject({
      specs: [{ label: "Oil & Gas", value: "1 – 2" }],
      seo: { title: "A & B" },
      image_alt: "Plant, by night",
    });
    expect(parseRecord("service", { data: { ...one, images } })?.images).toMatchObject([
      { image: "a.webp?a=1&amp;b=2", caption: "A & B" },
    ]);
  });

  it("is neither HTML nor a URL", () => {
    const item = { ...one, description: "<p>&lt;b&gt; &amp;amp;<br>x</p>", image: "/a?b=1&amp;c=2" };
    expect(parseRecord("newsItem", { data: item })).toMatchObject({
      description: item.description,
      image: item.image,
    });
    const settings = { map_link: "https://maps.test/?a=1&amp;lt;=2" };
    expect(parseRecord("settings", { data: settings })).toMatchObject(settings);
    const figure = { value: "1", label: "x", href: "/a?b&lt;=1" };
    expect(parseList("figures", { data: [figure] }).records[0]?.href).toBe(figure.href);
  });

  it.each(contractCalls.filter(([name]) => name !== "redirects"))(
    "is decoded in every field of %s",
    (_, { schema }) => {
      const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
      const record = withText(shape, "Pune &amp; Chakan");
      expect(JSON.stringify(readRecord(schema, record))).toBe(
        JSON.stringify(record).replaceAll("&amp;", "&"),
      );
    },
  );

  it("is named where it changes", () => {
    const found = new Set<string>();
    readRecord(calls.product.schema, { ...one, specs: [{ label: "a &amp; b" }] }, found);
    readRecord(calls.product.schema, { ...one, title: "a & b <c>" }, found);
    expect([...found]).toEqual(["entities or tags of HTML in specs"]);
  });
});

type Shape = {
  type?: string | string[];
  description?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
};

/** No text of a person: HTML, addresses, dates, ids, JSON and fixed words. */
const otherTexts = /^(?:HTML|Absolute URL|ISO 8601|"Y")/;
const otherFields =
  "map_link href from to valid_through instrumentation_excellence our_capabilities images".split(" ");

/** A value with the text in every field for one; undefined where there is none. */
function withText(shape: Shape, text: string, name = ""): unknown {
  const { type, pattern, description = "", properties, items } = shape;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum || pattern || otherTexts.test(description)) return undefined;
  const options = shape.anyOf ?? shape.oneOf;
  if (options) {
    const values = options.map((option) => withText(option, text, name));
    return options.some(({ properties: fields }) => fields?.type)
      ? values
      : values.find((value) => value !== undefined);
  }
  if (properties) {
    const entries = Object.entries(properties).map(([key, one]) => [key, withText(one, text, key)]);
    const filled = entries.filter(([, value]) => value !== undefined);
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  }
  if (items) {
    const item = withText(items, text, name);
    return item === undefined ? undefined : [item].flat();
  }
  return [type].flat().includes("string") && !otherFields.includes(name) ? text : undefined;
}
