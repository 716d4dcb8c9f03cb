/** Addresses that programs read in different ways, so that one checks another path than the next one serves. Each gets a 400. */

const dots = [".", "..", "%2e", "%2E", ".%2e", "%2E.", "%2e%2E"];
const slashes = ["/", "\\", "%2f", "%2F", "%5c", "%5C"];

const dotSegments = dots.flatMap((dot) => [
  `/${dot}`,
  `/${dot}?q=x`,
  `/_next/static/${dot}/x`,
  ...slashes.map((slash) => `/_next/static${slash}${dot}${slash}${dot}${slash}blogs`),
  ...slashes.map((slash) => `/api/x${slash}${dot}/search?q=x`),
]);

/** Encoded slashes, and codes of characters that need none. */
const otherSpellings = [
  "/api%2fsearch",
  "/api%5Csearch?q=x",
  "/services/details/made-up%2Fteam/x",
  "/%61pi/search",
  "/api/s%65arch",
  "/api/%73earch?q=pump",
  "/services/details/%31",
  "/sw%2Ejs",
  "/a%2Db%5Fc%7e",
  "/files/%61.webp",
];

/** Clients never send a fragment. */
const fragments = ["/api/search#?q=x", "/about?q=x#top", "/about#team"];

/** By other paths to a page or call that costs work: any number, each another one. */
export const detours: ((index: number) => string)[] = [
  (index) => `/_next/static/../../blogs/details/made-up-${index}`,
  (index) => `/_next/static/%2e%2E/.%2e/blogs/details/made-up-${index}`,
  (index) => `/images/..%2fblogs/details/made-up-${index}`,
  (index) => `/api/vitals/../search?q=pump-${index}`,
  (index) => `/api/./search?q=pump-${index}`,
];

/** One of them, each another one. */
export const detour = (index: number): string => detours[index % detours.length]?.(index) ?? "";

export const attackAddresses = [
  ...dotSegments,
  ...otherSpellings,
  ...fragments,
  ...detours.map((pathOf) => pathOf(0)),
];

/** Spellings of the path of a public file, which routers join or decode to it; the site refuses each. */
export function spellingsOf(path: string): string[] {
  const [, folder = "", name = ""] = /^(\/.*)\/([^/]+)$/.exec(path) ?? [];
  const encoded = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  return [
    `/${path}`,
    `${folder}//${name}`,
    `${folder}/./${name}`,
    `${folder}/x/../${name}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    `${folder}/${encoded}`,
    `${folder}%2f${name}`,
    `${path}#x`,
  ];
}
