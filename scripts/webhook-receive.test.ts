import { spawn } from "node:child_process";
import { on } from "node:events";
import { createInterface } from "node:readline";
import { webhookHeaders } from "../lib/runtime/webhook-signature.ts";
import { freePort } from "./process/ports.ts";

it("npm run webhook:receive prints inquiries, and refuses those with another signature", async () => {
  const port = await freePort();
  const args = ["scripts/webhook-receive.ts", "--port", `${port}`, "--status", "503"];
  const env = { ...process.env, ENV_FILE: "", INQUIRY_WEBHOOK_SECRET: "" };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const lines = on(createInterface(child.stdout), "line");
  const nextLine = async (start: string): Promise<string> => {
    for (;;) {
      const [line] = (await lines.next()).value as [string];
      if (line.startsWith(start)) return line.slice(start.length);
    }
  };
  try {
    const url = await nextLine("INQUIRY_WEBHOOK_URL=");
    const secret = await nextLine("INQUIRY_WEBHOOK_SECRET=");
    const body = '{"type":"inquiry.received"}';
    const post = async (sent: string) =>
      (await fetch(url, { method: "POST", headers: webhookHeaders("id", body, secret), body: sent })).status;
    expect(await post(body)).toBe(503);
    expect(await nextLine("id: ")).toBe("signature is valid");
    expect(await nextLine('{"type":')).toBe('"inquiry.received"}');
    expect(await post(`${body} `)).toBe(401);
    expect(await nextLine("id: ")).toBe("SIGNATURE IS NOT VALID");
  } finally {
    child.kill();
  }
});
