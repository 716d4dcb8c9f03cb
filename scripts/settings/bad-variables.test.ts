import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runScript } from "../../testing/sites/backend-process.ts";

const folder = mkdtempSync(join(tmpdir(), "variables-"));
const file = join(folder, "environment");
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script: string, content: string, args: string[] = []) => {
  writeFileSync(file, content);
  const unset = { SITE_URL: "", BACKEND_URL: "", PORT: "", HOST: "", VITALS_SAMPLE: "" };
  return runScript(`scripts/${script}.ts`, args, {
    ...process.env,
    ...unset,
    NODE_OPTIONS: "",
    ENV_FILE: file,
  });
};

describe.each(["start", "dev", "build", "serve"])("npm run %s", (script) => {
  it("ends with one line about a bad variable, before anything is started or built", async () => {
    const line = "Environment: VITALS_SAMPLE must be a number from 0 to 1. See docs/running.md.\n";
    expect(await run(script, "VITALS_SAMPLE=3")).toEqual({ code: 1, out: "", err: line });
  });

  it("refuses an unknown option in one line", async () => {
    const line = "Unknown option '--nope'. To see the options, use --help.\n";
    expect(await run(script, "", ["--nope"])).toEqual({ code: 1, out: "", err: line });
  });
});

it.each(["start", "dev", "build", "serve", "backend", "inquiries"])(
  "npm run %s names the invalid line of its file",
  async (script) => {
    const line = `${file}, line 2 is invalid: it is neither NAME=value nor a comment.\n`;
    expect(await run(script, "# mine\nPORT 3000")).toEqual({ code: 1, out: "", err: line });
  },
);
