import { CliError } from "../../scripts/process/terminal.ts";

/** Runs git, and returns what it prints. */
export type Git = (...args: string[]) => string;

/** `undefined` stands for the working tree. */
export type Choice = { now: string | undefined; before: string };

/**
 * Compares the working tree with HEAD where it differs, else HEAD with the commit before. The text in docs/ is not
 * measured, and the bench writes there itself.
 * @throws CliError when the commit does not exist
 */
export function chooseVersions(git: Git, against?: string): Choice {
  const isDirty = git("status", "--porcelain", "--", ".", ":!docs").trim() !== "";
  const commitOf = (name: string) => {
    try {
      return git("rev-parse", "--verify", "--quiet", `${name}^{commit}`).trim();
    } catch {
      throw new CliError(`There is no commit ${name}. Name another one with --against.`);
    }
  };
  return {
    now: isDirty ? undefined : commitOf("HEAD"),
    before: commitOf(against ?? (isDirty ? "HEAD" : "HEAD~1")),
  };
}
