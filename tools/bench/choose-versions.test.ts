import { chooseVersions, type Git } from "./choose-versions";

/** A repository with two commits. */
const gitWith =
  (status: string): Git =>
  (command, ...args) => {
    if (command === "status") return status;
    const name = args.at(-1)?.replace("^{commit}", "") ?? "";
    const commits: Record<string, string> = { HEAD: "bbb\n", "HEAD~1": "aaa\n", aaa: "aaa\n" };
    if (!commits[name]) throw new Error("fatal");
    return commits[name];
  };

it("compares a changed working tree with HEAD", () => {
  expect(chooseVersions(gitWith(" M app/page.tsx\n"))).toEqual({ now: undefined, before: "bbb" });
});

it("compares HEAD with the commit before", () => {
  expect(chooseVersions(gitWith(""))).toEqual({ now: "bbb", before: "aaa" });
});

it("compares with the commit that is named, if there is one", () => {
  expect(chooseVersions(gitWith(" M x\n"), "aaa")).toEqual({ now: undefined, before: "aaa" });
  expect(() => chooseVersions(gitWith(""), "zzz")).toThrow("There is no commit zzz.");
});
