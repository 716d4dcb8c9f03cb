import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentKinds, editContent, type Item, isList } from "../../testing/content/content.ts";
import type { ContentVariant } from "./scenes.ts";

const lists = contentKinds().filter((kind) => isList(kind) && kind !== "banners" && kind !== "story");

const titles = [
  "Tieftemperatur-Luftzerlegungsanlagenfernüberwachungsvertragsverlängerungsverfahren für Sauerstoffversorgungsbetriebe",
  "वायु पृथक्करण संयंत्र की रूपरेखा, निर्माण और संचालन",
  "محطات فصل الهواء: التصميم والتوريد والتشغيل والصيانة على مدى عقود",
  "N₂",
  "Sürekli çalışan oksijen tesisleri, H₂ ≥ 99.999 %, −196 °C & “Größe” <b>not bold</b>",
];

const html = [
  "<p>Kurz.</p>",
  `<h1>A heading of the first level</h1><p>${"A sentence that an editor has written without ever stopping, ".repeat(12)}</p>
<h2>A table</h2><table><caption>Capacities</caption><thead><tr><th>Size</th><th>O₂, Nm³/h</th><th>Power, kW</th><th>Purity</th><th>Footprint</th><th>Delivery</th></tr></thead>
<tbody><tr><td>VX-200</td><td>200</td><td>92</td><td>93 %</td><td>9 × 4 m</td><td>5 months</td></tr><tr><td>VX-2000</td><td>2,000</td><td>890</td><td>93 %</td><td>28 × 12 m</td><td>9 months</td></tr></tbody></table>
<ul><li>One<ul><li>One of one</li></ul></li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>
<blockquote><p>A plant that nobody hears is a plant that works.</p></blockquote><p>${"Wort".repeat(60)}</p><pre>P = 0.62 kWh/Nm³</pre>`,
  '<p dir="rtl" lang="ar">نحن نصمم محطات فصل الهواء ونبنيها ونشغلها، من الرسم الأول حتى عقود من التشغيل.</p>',
  '<p lang="hi">हम वायु पृथक्करण संयंत्रों की रूपरेखा बनाते हैं, उन्हें खड़ा करते हैं और दशकों तक चलाते हैं।</p>',
];

/** Changes a copy of the sample content: difficult texts, no records, one record, or a hundred per list. */
export const contentVariants: Record<Exclude<ContentVariant, "sample" | "down">, (folder: string) => void> = {
  hard: (folder) => {
    editLists(folder, (items) => items.map(withDifficultText));
    // A record points to an image that does not exist.
    editContent(folder, "gallery", (items) =>
      items.map((item, index) => (index === 1 ? { ...item, image: "/media/pictures/none.webp" } : item)),
    );
    writeFileSync(join(folder, "vision.json"), JSON.stringify({ description: html[1], status: "Y" }));
  },
  empty: (folder) => {
    editLists(folder, (items) => items.map((item) => ({ ...item, status: "N" })));
    for (const name of ["banners", "story"])
      editContent(folder, name, (items) => items.map((item) => ({ ...item, status: "N" })));
  },
  one: (folder) => editLists(folder, (items) => items.filter(({ status }) => status === "Y").slice(0, 1)),
  many: (folder) =>
    editLists(folder, (items) => {
      const published = items.filter(({ status }) => status === "Y");
      return Array.from({ length: 100 }, (_, index) => ({
        ...(published[index % published.length] as Item),
        id: index + 1,
      }));
    }),
};

function editLists(folder: string, change: (items: Item[]) => Item[]): void {
  for (const name of lists) editContent(folder, name, change);
}

function withDifficultText(item: Item, index: number): Item {
  const title = titles[index % titles.length] ?? "";
  const hasNoImages = index % 3 === 1;
  return {
    ...item,
    title: item.title && title,
    name: item.name && title,
    description: item.description && (html[index % html.length] ?? ""),
    // Gallery records, which have no description, must have an image.
    image: hasNoImages && "description" in item ? "" : item.image,
    ...(item.images && { images: hasNoImages ? [] : item.images }),
  };
}
