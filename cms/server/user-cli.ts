/**
 * `npm run cms:user`: creates a user of the CMS, or gives an existing one a new password and unlocks the account. With
 * `--first`, which `npm run cms` passes, only where there is no user yet.
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import type { Payload } from "payload";
import { CommandError, runCommand } from "./cli.ts";
import { roles } from "./payload/access.ts";

const roleNames = roles.map(({ value }) => value).join(", ");
const help = `Usage: npm run cms:user -- <email> [--name <name>] [--role <role>]

Creates a user, or sets a new random password for an existing one. The password is shown once.
Roles: ${roleNames} (default for a new user: admin)`;

const { values, positionals } = parseArgs({
  options: {
    name: { type: "string" },
    role: { type: "string" },
    first: { type: "boolean" },
    help: { type: "boolean" },
  },
  allowPositionals: true,
});
const [email] = positionals;
if (values.help || !email) {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}

await runCommand(async (payload) => {
  if (values.role && !roles.some(({ value }) => value === values.role))
    throw new CommandError(`There is no role "${values.role}". Use one of ${roleNames}.`);
  if (values.first && (await payload.count({ collection: "users" })).totalDocs > 0) return;
  const password = randomBytes(15).toString("base64url");
  const isNew = await saveUser(payload, email, password);
  console.log(
    `\n${isNew ? "Created the user" : "Set a new password for"} ${email}. The password is shown only now:\n`,
  );
  console.log(`    ${password}\n`);
  if (values.first) console.log("The CMS is empty. npm run cms:import imports the sample content.\n");
});

async function saveUser(payload: Payload, email: string, password: string): Promise<boolean> {
  const where = { email: { equals: email.toLowerCase() } };
  const { docs } = await payload.find({ collection: "users", where, depth: 0 });
  const [user] = docs as unknown as { id: number; name: string; role: string }[];
  const { name = user?.name ?? email.split("@", 1)[0], role = user?.role ?? "admin" } = values;
  const data = { email, password, name, role };
  if (!user) await payload.create({ collection: "users", data });
  else {
    await payload.update({ collection: "users", id: user.id, data });
    await payload.unlock({ collection: "users", data: { email }, overrideAccess: true });
  }
  return !user;
}
