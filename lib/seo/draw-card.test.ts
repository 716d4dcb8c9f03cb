import { writeFileSync } from "node:fs";
import sharp from "sharp";

import { drawable } from "./card-text";
import { drawCard } from "./draw-card";

const testImage = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#aabbcc" } })
    .webp()
    .toBuffer();

async function card(title: string, section = "Services", image: Buffer | null = null) {
  const jpeg = await drawCard(
    { title, section, image: null },
    "Vayudhara Engineering",
    "www.example.com",
    image,
  );
  const folder = process.env.CARDS_TO;
  if (folder) writeFileSync(`${folder}/${title.length}-${image ? 1 : 0}.jpg`, jpeg);
  return jpeg;
}

it.each([
  "EPC",
  "Electrolyser Balance-of-Plant: Water, Power, Cooling & Hydrogen Purification",
  "हरित हाइड्रोजन संयंत्र और क्षेत्रीय ऑक्सीजन वितरण — “शुद्धता” ≥ 99.999 %",
  "Tomás Řezníček: <b>Nm³/h</b> → ₂ Ω √ ⇌ Наука",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "word ".repeat(120),
  "",
])("is 1200 x 630 and below 200 kB with the title %j", async (title) => {
  const jpeg = await card(title);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThan(200_000);
});

it.each([
  ["Cold box 🚀", "Cold box"],
  ["ஆக்ஸிஜன் | Oxygen (ஆக்ஸிஜன்) plants", "Oxygen plants"],
  ["ગુજરાતી – Gujarat", "Gujarat"],
  ["氧气 O₂ 👨‍👩‍👧", "O₂"],
  ["தமிழ்", "Vayudhara Engineering"],
])("leaves the letters out that it cannot draw: %s", async (title, drawn) => {
  expect(await card(title)).toEqual(await card(drawn));
});

it("leaves out a section that it cannot draw", async () => {
  expect(await card("A", "சேவைகள்")).toEqual(await card("A", ""));
});

it.each([
  "हरित हाइड्रोजन संयंत्र और क्षेत्रीय",
  "Tomás Řezníček e\u0301 Nm³/h → ₂ Ω √ ⇌ Наука",
  "“99.999 %” – 5 °C ≥ µ\u00a0½\u00adx",
])("draws every letter of %s", async (title) => {
  expect(await drawable(title)).toBe(title);
});

it("shows the image of the page at the right", async () => {
  const jpeg = await card("With a picture", "Services", await testImage());
  const { dominant } = await sharp(
    await sharp(jpeg).extract({ left: 760, top: 40, width: 400, height: 500 }).toBuffer(),
  ).stats();
  expect([dominant.r, dominant.g, dominant.b].map((value) => Math.round(value / 32))).toEqual([5, 6, 6]);
});

it.each([
  ["broken", Buffer.from("no picture")],
  ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])("is drawn without an image that is %s", async (_, broken) => {
  expect(await card("Same", "Services", broken)).toEqual(await card("Same"));
});
