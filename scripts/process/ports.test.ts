import { createServer } from "node:net";
import { freePort, isPortFree, requirePort } from "./ports.ts";

test("a busy port is reported in one line that says what to do", async () => {
  const port = await freePort();
  expect(await isPortFree(port)).toBe(true);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  try {
    expect(await isPortFree(port)).toBe(false);
    await expect(requirePort(port, "PORT", "npm start")).rejects.toThrow(
      new RegExp(
        `^Port ${port} is in use\\. Stop the program that uses it, or choose another port: PORT=\\d+ npm start$`,
      ),
    );
  } finally {
    server.close();
  }
});
