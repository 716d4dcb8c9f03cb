/** @jest-environment jsdom */
import tabler from "@iconify-json/tabler/icons.json";
import { type IconName, iconPaths } from "./icon-paths";

/** Names in the Tabler set. */
const names: Record<IconName, string> = {
  instagram: "brand-instagram",
  linkedin: "brand-linkedin",
  twitter: "brand-x",
  facebook: "brand-facebook",
  youtube: "brand-youtube",
  google: "brand-google",
  whatsapp: "brand-whatsapp",
  phone: "phone",
  mail: "mail",
  address: "map-pin",
  close: "x",
  menu: "menu-2",
  chat: "message",
};

it.each(Object.entries(names))("%s has the same paths as %s of the Tabler set", (name, original) => {
  const { body } = (tabler.icons as Record<string, { body: string }>)[original] ?? { body: "" };
  const paths = Array.from(body.matchAll(/ d="([^"]+)"/g), ([, d]) => d);
  expect(iconPaths[name as IconName]).toEqual(paths);
  expect(paths.length).toBeGreaterThan(0);
});
