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

  it.each([
    ["+91-2712-223344 to 46", "+912712223344", "+91 2712 223 344 to 46"],
    ["+91 2712 223344 / 45", "+912712223344", "+91 2712 223 344 / 45"],
    ["+91-2712-223344-46", "+912712223344", "+91 2712 223 344-46"],
    ["98765 43210, 011 2345 6789", "+919876543210", "+91 98765 43210, 011 2345 6789"],
    ["98765 43210\n98765 43211", "+919876543210", "+91 98765 43210, 98765 43211"],
    ["98765 43210 (Sales)", "+919876543210", "+91 98765 43210 (Sales)"],
    ["(98765 43210)", "+919876543210", "+91 98765 43210"],
    ["24x7: 98765 43210", "+919876543210", "+91 98765 43210"],
    ["+91 2712 223344 Ext. 102", "+912712223344;ext=102", "+91 2712 223 344 Ext. 102"],
    ["+91 2712 223344, extn: 102, 103", "+912712223344;ext=102", "+91 2712 223 344, extn: 102, 103"],
    ["98765 43210x12", "+919876543210;ext=12", "+91 98765 43210x12"],
    ["98765 43210 extension 12 / 13", "+919876543210;ext=12", "+91 98765 43210 extension 12 / 13"],
    ["98765 43210 (X 12)", "+919876543210;ext=12", "+91 98765 43210 (X 12)"],
    ["98765 43210;ext=12", "+919876543210;ext=12", "+91 98765 43210;ext=12"],
    ["98765 43210 #12", "+919876543210;ext=12", "+91 98765 43210 #12"],
    ["98765 43210 (Extn. no. 12)", "+919876543210;ext=12", "+91 98765 43210 (Extn. no. 12)"],
    ["98765 43210 – ext-12", "+919876543210;ext=12", "+91 98765 43210 - ext-12"],
    ["+49 30 901820, Durchwahl 12", "+4930901820;ext=12", "+49 30 901820, Durchwahl 12"],
    ["+49 30 901820 (DW: 12)", "+4930901820;ext=12", "+49 30 901820 (DW: 12)"],
    ["+33 1 40 20 50 50 poste 12", "+33140205050;ext=12", "+33 1 40 20 50 50 poste 12"],
    ["98765 43210 x-ray 12", "+919876543210", "+91 98765 43210 x-ray 12"],
    ["98765 43210 exit 12", "+919876543210", "+91 98765 43210 exit 12"],
    ["\u202a+91 98765\u201143210\u202c", "+919876543210", "+91 98765 43210"],
    ["९८७६५ ४३२१०", "+919876543210", "+91 98765 43210"],
  ])("dials the first number of %j and shows all", (phone, number, label) => {
    expect(phoneLink(phone)).toEqual({ href: `tel:${number}`, label });
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
    expect(whatsappHref("98765 43210", "Hey there, I have a question.")).toBe(
      "https://wa.me/919876543210?text=Hey%20there%2C%20I%20have%20a%20question.",
    );
  });

  it("keeps the country of a number that names one", () => {
    expect(whatsappHref("+49 30 901820", "Hey there, I have a question.")).toMatch(
      /^https:\/\/wa\.me\/4930901820\?/,
    );
  });

  it.each(["+91 98765-43210", "919876543210", "0091 9876543210", "0 98765 43210", "+91 (0)98765 43210"])(
    "has the country code once for %j",
    (number) => {
      expect(whatsappHref(number, "Hey there, I have a question.")).toMatch(
        /^https:\/\/wa\.me\/919876543210\?/,
      );
    },
  );

  it("keeps a number that begins with the digits of the country code", () => {
    expect(whatsappHref("9198765432", "Hey there, I have a question.")).toMatch(
      /^https:\/\/wa\.me\/919198765432\?/,
    );
  });

  it.each([null, "", "none"])("is null for %j", (number) => {
    expect(whatsappHref(number, "Hey there, I have a question.")).toBeNull();
  });
});

describe("mailLink", () => {
  it.each(["sales@example.com", "first.last+tag@mail.example.co.in"])("accepts %s", (mail) => {
    expect(mailLink(` ${mail}\n`)).toEqual({ href: `mailto:${mail}`, label: mail });
  });

  it.each([
    ["vertrieb@exämple.de", "vertrieb@exämple.de", "vertrieb@xn--exmple-cua.de"],
    ["sales@उदाहरण.भारत", "sales@उदाहरण.भारत", "sales@xn--p1b6ci4b4b3a.xn--h2brj9c"],
    ["r&d@example.com", "r&d@example.com", "r%26d@example.com"],
    ["a#b?c@example.com", "a#b?c@example.com", "a%23b%3Fc@example.com"],
    ["\u200bsales@example.com.", "sales@example.com", "sales@example.com"],
    ["mailto:sales@example.com?subject=Offer", "sales@example.com", "sales@example.com"],
    ["Sales <sales@example.com>", "sales@example.com", "sales@example.com"],
    ["Sales: sales@example.com", "sales@example.com", "sales@example.com"],
    ["a@example.com, b@example.com", "a@example.com", "a@example.com"],
    ["a@example.com;b@example.com", "a@example.com", "a@example.com"],
    ["a@example.com / b@example.com", "a@example.com", "a@example.com"],
    ["a@example.com/b@example.com", "a@example.com", "a@example.com"],
    ["a@example.com\nbcc:b.c", "a@example.com", "a@example.com"],
  ])("reads the first address of %j", (mail, label, address) => {
    expect(mailLink(mail)).toEqual({ href: `mailto:${address}`, label });
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
    "a@example.com?cc=b@evil.test",
    "a@example.com?bcc=everyone",
    "a@example.com&subject=x.y",
    "a@example.com%0Abcc:b.c",
    "a\r\n@example.com",
    'a"onclick="x@example.com',
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
    expect(whatsappHref(text, "Hey there, I have a question.")).toBeNull();
    expect(mailLink(text)).toBeNull();
    expect(mailLink(`a@${text}b.c`)).toBeNull();
  }
});
