import { mkdirSync, rmSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { log } from "../../lib/runtime/log.ts";
import { folder, html } from "../../testing/cache/page-entries.ts";
import { BuildOutput } from "./build-output.ts";

let root: string;
const key = (path: string) => `/route-cache/APP_PAGE/0f0f/$${path}`;

function write(file: string, content: string): void {
  const path = join(root, "server", "app", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  utimesSync(path, 1000, 1000);
}

beforeEach(() => {
  root = folder();
  const life = { initialRevalidateSeconds: 300, initialExpireSeconds: 9000 };
  const routes = {
    "/": { dataRoute: "/index.rsc", ...life },
    "/list/page/2": { dataRoute: "/list/page/2.rsc", ...life },
  };
  writeFileSync(join(root, "prerender-manifest.json"), JSON.stringify({ routes }));
  for (const path of ["/index", "/list/page/2"]) {
    const meta = { status: 200, headers: { "x-next-cache-tags": "a" }, segmentPaths: ["/_tree"] };
    write(`${path}.meta`, JSON.stringify({ ...meta, routeCache: { key: key(path) } }));
    write(`${path}.html`, html(path));
    write(`${path}.rsc`, "payload");
    write(`${path}.segments/_tree.segment.rsc`, "tree");
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const output = () => new BuildOutput(join(root, "server"));

test.each(["/index", "/list/page/2"])(
  "reads and transforms the page %s, as old as its file",
  async (path) => {
    expect(await output().get(key(path))).toEqual({
      value: {
        kind: "APP_PAGE",
        html: html(path),
        rscData: Buffer.from("payload"),
        postponed: undefined,
        headers: {
          "x-next-cache-tags": "a",
          "content-security-policy": expect.stringContaining("sha256-"),
        },
        status: 200,
        segmentData: new Map([["/_tree", Buffer.from("tree")]]),
      },
      lastModified: 1_000_000,
      cacheControl: { revalidate: 300, expire: 9000 },
      kind: "page",
    });
  },
);

test.each([
  key("/list/page/3"),
  key("/../prerender-manifest"),
  `/route-cache/APP_PAGE/another/$/index`,
  "/index",
  "",
])("returns nothing for %s", async (other) => {
  expect(await output().get(other)).toBeUndefined();
});

test.each([".meta", ".rsc", ".html", ".segments/_tree.segment.rsc"])(
  "a page without its %s is not returned, with one log line",
  async (end) => {
    const warn = jest.spyOn(log, "warn").mockImplementation();
    unlinkSync(join(root, "server", "app", `index${end}`));
    expect(await output().get(key("/index"))).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  },
);
