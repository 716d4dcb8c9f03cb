/** `npm run cms:erase`: deletes an inquiry when its visitor asks for it. */
import { CommandError, runCommand } from "./cli.ts";
import { eraseInquiries } from "./inquiry-erasure.ts";

const [reference] = process.argv.slice(2);
if (!reference || reference === "--help") {
  console.log(`Usage: npm run cms:erase -- <reference>

Deletes the inquiry with a reference such as INQ-7K3F-92QM from the CMS permanently, also from the files of an SQLite database.
The CMS may be running. Mails and backups stay as they are.`);
  process.exit(reference ? 0 : 2);
}
await runCommand(async (payload) => {
  const count = await eraseInquiries(payload, { reference: { equals: reference.toUpperCase() } });
  if (count === 0) throw new CommandError(`There is no inquiry ${reference}. Nothing was deleted.`);
  console.log(`${count === 1 ? "1 inquiry" : `${count} inquiries`} deleted.`);
});
