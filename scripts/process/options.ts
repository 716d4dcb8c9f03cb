import { type ParseArgsConfig, parseArgs } from "node:util";
import { CliError, info } from "./terminal.ts";

type Parsed<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

/**
 * The options and arguments of the command line. `--help` prints the help and ends the program.
 * @throws CliError with one line about an option or an argument that does not exist
 */
export function readOptions<const T extends ParseArgsConfig>(help: string, config: T): Parsed<T> {
  const options = { ...config.options, help: { type: "boolean", short: "h" } } as const;
  const parsed = parse({ ...config, options });
  if (!parsed.values.help) return parsed as Parsed<T>;
  info(help);
  process.exit(0);
}

function parse(config: ParseArgsConfig) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node explains at length how to pass an argument that looks like an option.
    const [problem] = (error as Error).message.split(/\. |\n/);
    throw new CliError(`${problem?.replace(/\.$/, "")}. To see the options, use --help.`);
  }
}
