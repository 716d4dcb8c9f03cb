import { payloadVersion } from "./payload-version.ts";

const token = (letter: string) => `mabcdef0.${letter.repeat(43)}`;
const payload = (rows: string[]) => `#${rows.join("\n")}\n`;

const built = payload([
  '1:"$Sreact.fragment"',
  "5:X",
  '0:{"c":["","contact"],"t":{"h":514,"v":"$5","r":["$L2","$L3"]},"s":"$6","a":"$@7","b":"build-1"}',
  '2:["$","h1",null,{"children":"Our Vision"}]',
  `3:["$","input",null,{"name":"formToken","value":"${token("a")}"}]`,
  "6:X",
  "6:300",
  "7:40672",
  '5:["page","$L8"]',
  '8:T5,é\nab9:"unused"',
]);

const regenerated = payload([
  '1:"$Sreact.fragment"',
  "a:X",
  '0:{"c":["","contact?_rsc="],"t":{"h":49314,"v":"$a","r":["$Lb","$Lc"]},"s":"$6","a":"$@7","b":"build-1"}',
  '9:"unused"',
  "6:X",
  "7:null",
  '3:T5,é\nab:HL["/a.css","style"]',
  `c:["$","input",null,{"name":"formToken","value":"${token("b")}"}]`,
  'a:["page","$L3"]',
  "6:30",
  "a:C",
  '2:"other"',
  'b:["$","h1",null,{"children":"Our Vision"}]',
]);

it("is the same for a page that was rendered again", () => {
  expect(payloadVersion(built)).toMatch(/^[\w-]{12}$/);
  expect(payloadVersion(regenerated)).toBe(payloadVersion(built));
});

it.each([
  ["another text", "Our Vision", "Our Mission"],
  ["another text in a row of its own", "é\nab", "é\nac"],
  ["another order", '"$Lb","$Lc"', '"$Lc","$Lb"'],
  ["another build", "build-1", "build-2"],
  ["an attribute more", '"children":"Our', '"id":"x","children":"Our'],
  ["a number as text", '"children":"Our Vision"', '"children":2026'],
])("differs with %s", (_, from, to) => {
  expect(regenerated).toContain(from);
  expect(payloadVersion(regenerated.replace(from, to))).not.toBe(payloadVersion(regenerated));
});

it("reads what it does not know to the end", () => {
  for (const text of ["", "#", "no rows", '0:{"r":"$L1"}', "0:Tffff,short", "0:\n\n:"])
    expect(payloadVersion(text)).toMatch(/^[\w-]{12}$/);
});
