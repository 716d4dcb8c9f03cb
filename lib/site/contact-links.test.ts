import { mailLink, phoneLink, whatsappHref } from "./contact-links";

describe("phoneLink", () => {
  it.each([
    ["98765 43210", "+919876543210"],
    ["98765-43210", "+919876543210"],
    ["(98765) 43210", "+919876543210"],
    ["+91 98765 43210", "+919876543210"],
    ["+91-98765-43210", "+919876543210"],
    ["919876543210", "+919876543210"],
    ["0091 98765 43210", "+919876543210"],
    ["09876543210", "+919876543210"],
    ["+91 (0) 98765 43210", "+919876543210"],
    ["+91 09876543210", "+919876543210"],
    ["022 2345 6789", "+912223456789"],
    ["+91 22 2345 678", "+91222345678"],
    ["+49 30 1234", "+49301234"],
    ["0049 (0)30 901820", "+4930901820"],
    ["+1 (212) 555-0123", "+12125550123"],
    ["4930901820", "+914930901820"],
  ])("dials %j as %s", (phone, number) => {
    expect(phoneLink(phone)?.href).toBe(`tel:${number}`);
  });

  it.each([
    "(+91) 98765 43210",
    "+91.98765.43210",
    "091 98765 43210",
    "98765–43210",
    "98765\u00a043210",
    "Tel: 98765 43210",
    "98765 43210 (Sales)",
    "98765 43210 ext. 5",
    "98765 43210 & 98765 43211",
    "98765 43210, 98765 43211",
    "98765 43210\n98765 43211",
  ])("still dials the first number of %j", (phone) => {
    const link = phoneLink(phone);
    expect(link?.href).toBe("tel:+919876543210");
    expect(link?.label).toMatch(/^\+91 9/);
  });

  it("keeps a number that begins with the digits of the country code", () => {
    expect(phoneLink("9198765432")?.href).toBe("tel:+919198765432");
    expect(phoneLink("+91 91987 65432")?.href).toBe("tel:+919198765432");
    expect(phoneLink("091987 65432")?.href).toBe("tel:+919198765432");
  });

  it("shows the number as it was written, after the country code", () => {
    expect(phoneLink(" 98765 43210 ")?.label).toBe("+91 98765 43210");
  });

  it.each(["+91 98765 43210", "+91-98765 43210", "91 98765 43210", "0091 98765 43210"])(
    "shows the prefix of %j once",
    (phone) => {
      expect(phoneLink(phone)?.label).toBe("+91 98765 43210");
    },
  );

  it("keeps the country of a number that names one", () => {
    expect(phoneLink("+49 30 1234")?.label).toBe("+49 30 1234");
    expect(phoneLink("0049 30 1234")?.label).toBe("+49 30 1234");
  });

  it("shows no trunk prefix after the country code", () => {
    expect(phoneLink("022 2345 6789")?.label).toBe("+91 22 2345 6789");
    expect(phoneLink("+91 (0)22 2345 6789")?.label).toMatch(/^\+91 \(?22\b/);
  });

  it.each([null, "", "   ", "on request", "+", "000", "٩٨٧٦"])("is null for %j", (phone) => {
    expect(phoneLink(phone)).toBeNull();
  });

  it("never dials two numbers as one", () => {
    const link = phoneLink("98765 43210 / 98765 43211");
    expect(link?.href ?? "").not.toMatch(/\d{16}/);
    expect(phoneLink("98765 43210 98765 43211")?.href ?? "").not.toMatch(/\d{16}/);
  });

  it("puts only digits into the URL", () => {
    const link = phoneLink('98765 43210"onclick=alert(1);ext=javascript:');
    expect(link?.href ?? "tel:+91").toMatch(/^tel:\+91\d*$/);
  });
});

describe("whatsappHref", () => {
  it("opens a chat with a prepared question", () => {
    expect(whatsappHref("98765 43210")).toBe(
      "https://wa.me/919876543210?text=Hey%20there%2C%20I%20have%20a%20question.",
    );
  });

  it("keeps the country of a number that names one", () => {
    expect(whatsappHref("+49 30 901820")).toMatch(/^https:\/\/wa\.me\/4930901820\?/);
  });

  it.each(["+91 98765-43210", "919876543210", "0091 9876543210", "0 98765 43210", "+91 (0)98765 43210"])(
    "has the country code once for %j",
    (number) => {
      expect(whatsappHref(number)).toMatch(/^https:\/\/wa\.me\/919876543210\?/);
    },
  );

  it("keeps a number that begins with the digits of the country code", () => {
    expect(whatsappHref("9198765432")).toMatch(/^https:\/\/wa\.me\/919198765432\?/);
  });

  it.each([null, "", "none"])("is null for %j", (number) => {
    expect(whatsappHref(number)).toBeNull();
  });
});

describe("mailLink", () => {
  it.each([
    "sales@example.com",
    "first.last+tag@mail.example.co.in",
    "vertrieb@exämple.de",
    "sales@उदाहरण.भारत",
  ])("accepts %s", (mail) => {
    expect(mailLink(` ${mail}\n`)).toEqual({ href: `mailto:${mail}`, label: mail });
  });

  it.each([
    null,
    "",
    " ",
    "sales",
    "sales@",
    "@example.com",
    "sales@example",
    "a@b@example.com",
    "a@example.com, b@example.com",
    "a@example.com;b@example.com",
    "Sales <sales@example.com>",
    "a@example.com?cc=b@evil.test",
    "a@example.com?bcc=everyone",
    "a@example.com&subject=x.y",
    "a@example.com%0Abcc:b.c",
    "a@example.com\nbcc:b.c",
    "a\r\n@example.com",
    'a"onclick="x@example.com',
    "'a'@example.com",
  ])("rejects %j", (mail) => {
    expect(mailLink(mail)).toBeNull();
  });

  it("never writes to more than one address or to a part of one", () => {
    // A comma separates addresses in mailto:, and a hash starts the fragment.
    expect(mailLink("boss,sales@example.com")?.href ?? "").not.toContain(",");
    expect(mailLink("a#b@example.com")?.href ?? "").not.toContain("#");
  });
});

it("gets through long texts", () => {
  for (const part of ["+", "(", "1", "1 ", "(0)", "a@", "a.", "-"]) {
    const text = part.repeat(20_000 / part.length);
    expect(phoneLink(text)).toBeNull();
    expect(whatsappHref(text)).toBeNull();
    expect(mailLink(text)).toBeNull();
    expect(mailLink(`a@${text}b.c`)).toBeNull();
  }
});
