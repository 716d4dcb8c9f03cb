import { calls } from "./contract";
import { inquiry } from "./schemas";

const leader = { id: 1, name: "A. Rao", image: null, description: "" };
const post = { id: 1, title: "A post", published_at: "2024-05-06" };

describe("a text", () => {
  it.each([
    [undefined, ""],
    [null, ""],
    ["", ""],
    [" a \n", "a"],
    [0, "0"],
    [9876543210, "9876543210"],
  ])("parses %j to %j", (phone, expected) => {
    expect(calls.settings.schema.parse({ phone })).toMatchObject({ phone: expected });
  });

  it.each([true, [], {}])("rejects %j", (phone) => {
    expect(calls.settings.schema.safeParse({ phone }).success).toBe(false);
  });
});

describe("a title", () => {
  it.each([
    ["  Valves ", "Valves"],
    [2017, "2017"],
  ])("parses %j to %j", (title, expected) => {
    expect(calls.expertise.schema.parse({ id: 1, title })).toMatchObject({ title: expected });
  });

  it.each([undefined, null, "", "  ", false])("rejects %j", (title) => {
    expect(calls.expertise.schema.safeParse({ id: 1, title }).success).toBe(false);
  });
});

it("limits titles, short texts, texts and HTML", () => {
  const lengths = { title: 300, image_alt: 1_000, summary: 20_000, description: 100_000 };
  for (const [field, length] of Object.entries(lengths)) {
    const parse = (value: string) =>
      calls.blogItem.schema.safeParse({ ...post, image: null, description: "", [field]: value });
    expect([field, parse("x".repeat(length)).success]).toEqual([field, true]);
    expect([field, parse("x".repeat(length + 1)).success]).toEqual([field, false]);
  }
});

describe("an id", () => {
  it.each([
    [7, "7"],
    [0, "0"],
    ["7", "7"],
    ["65f0c2a9b1e4d3", "65f0c2a9b1e4d3"],
    ["a-b_c", "a-b_c"],
  ])("parses %j to %j", (id, expected) => {
    expect(calls.expertise.schema.parse({ id, title: "x" })).toMatchObject({ id: expected });
  });

  it.each([undefined, null, "", " ", -1, 1.5, "-a", "a b", "../x", "a/b", "é", "a\n", "x".repeat(65)])(
    "rejects %j",
    (id) => {
      expect(calls.expertise.schema.safeParse({ id, title: "x" }).success).toBe(false);
    },
  );

  it("is optional for records without a URL", () => {
    expect(calls.commitments.schema.parse({ title: "x" })).toEqual({ title: "x", description: "" });
    expect(calls.timeline.schema.parse({ title: "x", year: 2017 })).toMatchObject({
      year: "2017",
      image: null,
    });
  });
});

describe("an image or a document", () => {
  it.each([undefined, null, "", "  "])("is null for %j", (image) => {
    expect(calls.leadership.schema.parse({ ...leader, image })).toMatchObject({ image: null });
  });

  it("is trimmed and cannot be a number", () => {
    expect(calls.leadership.schema.parse({ ...leader, image: " a.webp " })).toMatchObject({
      image: "a.webp",
    });
    expect(calls.leadership.schema.safeParse({ ...leader, image: 5 }).success).toBe(false);
  });

  it("is required in the gallery", () => {
    expect(calls.gallery.schema.safeParse({ id: 1, title: "x", image: "" }).success).toBe(false);
    expect(calls.gallery.schema.parse({ id: 1, title: "x", image: "a.webp" })).toMatchObject({
      image: "a.webp",
    });
  });

  it("may be a list", () => {
    const detail = { id: 1, title: "x" };
    expect(calls.expertiseEntry.schema.parse({ ...detail, images: [" a.webp", "", " "] }).images).toEqual([
      "a.webp",
    ]);
    expect(calls.expertiseEntry.schema.parse({ ...detail, images: null }).images).toEqual([]);
    expect(calls.expertiseEntry.schema.parse(detail)).toEqual({
      ...detail,
      id: "1",
      description: "",
      images: [],
    });
  });
});

describe("a date", () => {
  it.each(["2024-02-29", "2024-05-06T07:08:09Z", "2024-05-06T07:08:09.123+05:30"])("accepts %s", (date) => {
    expect(calls.newsItem.schema.parse({ ...post, published_at: date }).published_at).toBe(date);
  });

  it.each([
    undefined,
    null,
    "",
    "soon",
    "2024-13-40",
    "2024-02-30",
    "0001-01-01T00:00:00Z",
    "2023-02-29T10:00Z",
    "5",
    "May 6, 2024",
    "06/05/2024",
    "2024-05-06 07:08:09+00",
    1714979289,
    "volume 3",
  ])("rejects %j, which is not ISO 8601", (date) => {
    expect(calls.newsItem.schema.safeParse({ ...post, published_at: date }).success).toBe(false);
  });
});

describe("the records of the specification", () => {
  it.each([
    ["settings", "phone official_email sales_email whatsapp_number address site_logo map_link"],
    ["banner", "title description image"],
    ["leadership", "id image name description"],
    ["team", "id image name description position"],
    ["commitments", "title description"],
    ["values", "id image title description"],
    ["timeline", "year title image description"],
    ["miscellaneous", "id image title description"],
    ["story", "description commitment instrumentation_excellence our_capabilities"],
    ["catalogues", "title pdf_file"],
    ["vision", "description"],
    ["blogItem", "id title image summary description author published_at"],
    ["products", "id title image description pdf_file"],
  ] as const)("of %s keep their fields", (name, fields) => {
    const record = Object.fromEntries(fields.split(" ").map((field) => [field, "2024-01-01"]));
    expect(calls[name].schema.parse({ ...record, status: "Y", unknown: 1 })).toEqual({
      ...record,
      status: "Y",
    });
  });
});

describe("an inquiry", () => {
  const sent = { name: " A ", email: "a@example.com", message: "Hello" };

  it("requires a name, an email address and a message", () => {
    expect(inquiry.parse(sent)).toEqual({
      ...sent,
      name: "A",
      phone: "",
      company: "",
      subject: "",
      page: "",
    });
    for (const name of ["name", "email", "message"]) {
      expect(inquiry.safeParse({ ...sent, [name]: " " }).success).toBe(false);
    }
    expect(inquiry.safeParse({ ...sent, message: "x".repeat(5001) }).success).toBe(false);
  });
});
