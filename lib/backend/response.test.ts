import { jsonOf, readBody } from "./response";

const headers = { "content-type": "application/json; charset=utf-8" };
/** Chunks of three bytes end within characters and escapes. */
async function read(
  text: string | Buffer,
  chunkBytes = 1000,
  type = headers["content-type"],
  found = new Set<string>(),
): Promise<unknown> {
  const bytes = Buffer.from(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + chunkBytes));
      at += chunkBytes;
    },
    cancel() {
      unread = bytes.length - at;
    },
  });
  const response = new Response(body, { headers: { "content-type": type } });
  return jsonOf(response, await readBody(response), found);
}
let unread = 0;

it("reads JSON of at most 20,000 values, and the rest not at all", async () => {
  const list = (length: number) => `[${Array(length).fill(0).join()}]`;
  expect(await read(list(19_999))).toHaveLength(19_999);
  for (const text of [
    list(20_001),
    `[${"{},".repeat(20_000)}0]`,
    `{"a":[${'"",'.repeat(20_000)}""]}`,
    `[${"{},".repeat(400_000)}{}]`,
  ])
    await expect(read(text)).rejects.toThrow("Something went wrong");
  expect(unread).toBeGreaterThan(1_100_000);
});

it("reads JSON of at most 64 objects and lists inside each other", async () => {
  const nested = (depth: number) => '{"a":['.repeat(depth / 2) + "]}".repeat(depth / 2);
  expect(await read(`[${nested(62)},${nested(62)}]`)).toHaveLength(2);
  await expect(read(`[${nested(64)}]`)).rejects.toThrow("Something went wrong");
});

it.each([3, 1000])("counts nothing inside of strings, in chunks of %i bytes", async (chunkBytes) => {
  const text = `ü€😀${"[{,".repeat(20_000)}"\\"\\\\`;
  expect(await read(JSON.stringify([text, text]), chunkBytes)).toEqual([text, text]);
});

it.each([
  ["{", "application/json"],
  ["{", "text/html"],
  ["1", "text/html"],
  ['"text"', "text/plain"],
  ["null", ""],
  ["", "text/html"],
  ['<p>[{"id":1}]</p>', "application/json"],
  ["[404] Not found", "text/plain"],
])("has no value for what is not JSON: %j as %j", async (text, type) => {
  expect(await read(text, 1000, type)).toBeUndefined();
});

it.each(["text/html; charset=UTF-8", "text/plain", "application/octet-stream", "text/json", ""])(
  "reads JSON that is sent as %j, and names the type",
  async (type) => {
    const found = new Set<string>();
    expect(await read('\ufeff\r\n{"data":["ü"]}\n', 1, type, found)).toEqual({ data: ["ü"] });
    expect([...found]).toEqual([`JSON with the type ${type.split(";")[0] || "of nothing"}`]);
  },
);

it("limits the values and the depth of JSON of any type", async () => {
  const bodies = [`[${"0,".repeat(20_000)}0]`, `\ufeff ${"[".repeat(65)}`];
  for (const text of bodies)
    for (const chunkBytes of [1, 1000])
      await expect(read(text, chunkBytes, "text/html")).rejects.toThrow("Something went wrong");
  // A page may be as it is.
  expect(await read(`<script>${bodies.join()}</script>`, 1000, "text/html")).toBeUndefined();
});

describe("the encoding of a body", () => {
  const bytes = (...parts: (string | number)[]) =>
    Buffer.concat([
      Buffer.from('["'),
      ...parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.of(part))),
      Buffer.from('"]'),
    ]);

  it.each([
    [
      "the named one",
      bytes("Z", 0xfc, "rich ", 0x80),
      "application/json; charset=ISO-8859-1",
      "Zürich €",
      "text in windows-1252, not in UTF-8",
    ],
    [
      "another one",
      bytes(0xcf, 0xf0, 0xe8),
      'text/html; Charset="windows-1251"',
      "При",
      "text in windows-1251, not in UTF-8",
    ],
    [
      "Western, where none is named",
      bytes("It", 0x92, "s ", 0xe9),
      "application/json",
      "It’s é",
      "text in windows-1252, not in UTF-8",
    ],
    [
      "Western, where UTF-8 is wrong",
      bytes(0xe9),
      "application/json; charset=utf-8",
      "é",
      "text in windows-1252, not in UTF-8",
    ],
    [
      "Western, for one that is not allowed",
      bytes(0xe9),
      "application/json; charset=shift_jis",
      "é",
      "text in windows-1252, not in UTF-8",
    ],
    [
      "Western, for one that does not exist",
      bytes(0xe9),
      "application/json; charset=utf-9",
      "é",
      "text in windows-1252, not in UTF-8",
    ],
    [
      "UTF-8, whatever is named",
      bytes("Zürich"),
      "application/json; charset=ISO-8859-1",
      "Zürich",
      undefined,
    ],
    ["UTF-8 with a sign of its own", bytes("\ufffd"), "application/json", "\ufffd", undefined],
    [
      "UTF-8 with a text cut within a character",
      bytes("Zürich ä", 0xc3),
      "application/json",
      "Zürich ä\ufffd",
      "characters that are not UTF-8 (shown as \ufffd)",
    ],
  ])("is %s", async (_, body, type, text, difference) => {
    const found = new Set<string>();
    expect(await read(body, 1, type.replace("text/html", "application/json"), found)).toEqual([text]);
    expect([...found]).toEqual(difference ? [difference] : []);
  });
});

describe("a file in a text", () => {
  const image = (base64: string) =>
    `<p>Keep me.</p><img src="data:image/png;base64,${base64}"><p>And me; too</p>`;
  const data = (length: number) => Buffer.alloc(length, "\u00ff\u00fe+/x").toString("base64");
  const php = (text: string) => text.replaceAll("/", "\\/");
  const dotNet = (text: string) =>
    text.replace(/[+/=]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const lines = (text: string) => text.replace(/.{76}/g, "$&\\r\\n");

  it.each([
    ["as it is", String],
    ["as PHP writes it", php],
    ["as .NET writes it", dotNet],
    ["in lines", lines],
  ])("costs neither the text nor the other records: %s", async (_, write) => {
    const json = (base64: string) => {
      const text = JSON.stringify([image("#"), "other; \\ "]);
      return text.replace("#", () => write(base64));
    };
    for (const chunkBytes of [1, 7, 1000]) {
      const [text = "", other] = (await read(json(data(3_000)), chunkBytes)) as string[];
      expect(text).toMatch(
        /^<p>Keep me\.<\/p><img src="data:image\/png;base64,[\w+/=\s]{1,256}"><p>And me; too<\/p>$/,
      );
      expect(other).toBe("other; \\ ");
    }
    const large = (await read(json(data(3_000_000)), 65_536)) as string[];
    expect(large[0]?.length).toBeLessThan(400);
  });

  it("stays where it is short, and where it is none", async () => {
    const texts = [
      image(data(150)),
      "a;base64, b;base64",
      "x".repeat(1000),
      ";;base64,;base64,a",
      ";base64,",
      `data: on flow, purity ${"and so on ".repeat(50)}`,
      `'data: 1/2, ${"x, ".repeat(300)}`,
      "data:",
      `<p>data:image/svg+xml, ${"words ".repeat(100)}</p>`,
    ];
    for (const chunkBytes of [1, 5, 1000])
      expect(await read(JSON.stringify(texts), chunkBytes)).toEqual(texts);
  });

  it("ends with the string, whatever follows it", async () => {
    for (const end of ["", "\\", '"', "\u2028", "é", "\b"]) {
      const texts = [`data:;base64,${"A".repeat(1000)}${end}`, "B".repeat(1000)];
      const expected = [`data:;base64,${"A".repeat(256)}${end}`, "B".repeat(1000)];
      for (const chunkBytes of [1, 1000])
        expect(await read(JSON.stringify(texts), chunkBytes)).toEqual(expected);
    }
  });

  const svg = (mark: string) =>
    `<svg xmlns=${mark}http://www.w3.org/2000/svg${mark}><text>é \ud83d\ude00 a, b</text>${"<path d='M0,0'/>".replaceAll("'", mark).repeat(300)}</svg>`;
  const encoded = encodeURIComponent(svg('"'));
  const mini = svg("'").replace(/[<>#]/g, encodeURIComponent);
  const aspNet = (text: string) =>
    text.replace(
      /(?<!\\)[<>&'+]|\\"/g,
      (sign) => `\\u00${sign.slice(-1).charCodeAt(0).toString(16).toUpperCase()}`,
    );

  it.each([
    ["encoded", `<img src="data:image/svg+xml,${encoded}">`],
    [
      "between single quotes",
      `<img src='data:image/svg+xml;charset=utf-8,${encoded.replaceAll("'", "%27")}'>`,
    ],
    ["without quotes", `<img src=data:image/svg+xml,${encoded} alt=a>`],
    ["as text", `<img src='data:image/svg+xml;utf8,${svg('"')}'>`],
    ["as text in double quotes", `<img src="data:image/svg+xml; utf8, ${svg("'")}">`],
    ["partly encoded", `<img src="data:image/svg+xml,${mini}">`],
    ["in a style", `<p style="background: url(&quot;data:image/svg+xml,${mini}&quot;)">x</p>`],
    ["in a style without quotes", `<p style="background: url(data:image/svg+xml,${encoded})">x</p>`],
    [
      "another type",
      `<a href="data:text/csv;charset=utf-8,${encodeURIComponent("a;b\r\n".repeat(1000))}">x</a>`,
    ],
  ])("may be written without base64: %s", async (_, html) => {
    const text = `<p>Keep me, please.</p>${html}<p>And me, too</p>`;
    const ahead = text.slice(0, text.indexOf(",", text.indexOf("data:")) + 1);
    for (const write of [String, php, aspNet])
      for (const chunkBytes of [1, 7, 1000]) {
        const json = write(JSON.stringify([text, "other; \\ "]));
        expect(JSON.parse(json)).toEqual([text, "other; \\ "]);
        const [found = "", other] = (await read(json, chunkBytes)) as string[];
        expect(found.startsWith(ahead)).toBe(true);
        expect(found).toMatch(/(?:["']>|alt=a>|[;)]+">x<\/p>|">x<\/a>)<p>And me, too<\/p>$/);
        expect(found.length).toBeLessThan(ahead.length + 256 + 50);
        expect(found.isWellFormed() && !found.includes("\ufffd")).toBe(true);
        expect(other).toBe("other; \\ ");
      }
  });

  it("is not read beyond 16 MB", async () => {
    const text = JSON.stringify([image("A".repeat(17 * 1024 * 1024))]);
    await expect(read(text, 65_536)).rejects.toThrow("Something went wrong");
  });
});

it("reads nothing of a body that announces more than 16 MB", async () => {
  const pull = jest.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const announced = new Response(body, {
    headers: { ...headers, "content-length": String(16 * 1024 * 1024 + 1) },
  });
  await expect(readBody(announced)).rejects.toThrow("Something went wrong");
  expect(pull).not.toHaveBeenCalled();
});

it("reads at most 2 MB", async () => {
  await expect(readBody(new Response("a".repeat(2 * 1024 * 1024)))).resolves.toHaveLength(2 * 1024 * 1024);
  await expect(readBody(new Response("a".repeat(2 * 1024 * 1024 + 1)))).rejects.toThrow(
    "Something went wrong",
  );
});
