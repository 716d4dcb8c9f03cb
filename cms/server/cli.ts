/** Common to the commands: one line for a problem, and an end that closes the database. */
import type { Payload } from "payload";
import { LinkError } from "../../backend/plain-file.ts";
import { openPayload } from "./open-payload.ts";

/** A problem that the person at the terminal can fix. */
export class CommandError extends Error {}

export async function runCommand(command: (payload: Payload) => Promise<void>): Promise<never> {
  let code = 0;
  try {
    const payload = await openPayload();
    await command(payload);
    await payload.destroy();
  } catch (error) {
    const isKnown = error instanceof CommandError || error instanceof LinkError;
    console.error(isKnown ? error.message : error);
    code = 1;
  }
  process.exit(code);
}
