import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCompileHints, compileHint } from "./compile-hints.ts";

const distDir = mkdtempSync(join(tmpdir(), "hints-"));
const chunk = (name: string) => join(distDir, "static/chunks", name);

afterAll(() => rmSync(distDir, { recursive: true }));

it("marks the scripts of every page once, and no others", () => {
  mkdirSync(join(distDir, "static/chunks"), { recursive: true });
  for (const name of ["react.js", "page.js"]) writeFileSync(chunk(name), "run()");
  const manifest = { rootMainFiles: ["static/chunks/react.js"] };
  writeFileSync(join(distDir, "build-manifest.json"), JSON.stringify(manifest));
  for (let build = 0; build < 2; build++) addCompileHints(distDir);
  expect(readFileSync(chunk("react.js"), "utf8")).toBe(`${compileHint}run()`);
  expect(readFileSync(chunk("page.js"), "utf8")).toBe("run()");
});
