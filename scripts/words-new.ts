/** `npm run words:new -- fr`: the file of a further language, with every word in English, for a translator. */
import { writeFileSync } from "node:fs";
import { languages } from "../lib/words/language.ts";
import { messages } from "../lib/words/messages.ts";
import { main } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { CliError, info } from "./process/terminal.ts";

const HELP = "npm run words:new -- fr   writes messages/fr.json with the English words, to be translated";

main(async () => {
  const { positionals } = readOptions(HELP, { allowPositionals: true });
  const [code = ""] = positionals;
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/.test(code) || positionals.length > 1)
    throw new CliError("Name one language by its code of BCP 47, in small letters: npm run words:new -- fr");
  const file = `messages/${code}.json`;
  try {
    writeFileSync(file, `${JSON.stringify(messages.en, null, 2)}\n`, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new CliError(`There is ${file} already. It stays as it is.`);
  }
  info(`Written: ${file}`);
  info(`Next: translate it, and add ${code} to lib/words/language.ts and lib/words/messages.ts`);
  info(`beside ${languages.join(", ")}.`);
  return 0;
});
