import { readFileSync } from "node:fs";
import { memoryFlags, memoryVariables } from "./memory.ts";

const variables = Object.entries(memoryVariables).map(([name, value]) => `${name}=${value}`);

it("the systemd unit and the Docker image have the same settings", () => {
  const unit = readFileSync("deploy/systemd/site@.service", "utf8");
  const image = readFileSync("deploy/docker/Dockerfile", "utf8");
  for (const setting of [...variables, ...memoryFlags]) {
    expect(unit).toMatch(new RegExp(`^(?:Environment=|(?:Environment|ExecStart)=.* )${setting}(?: |$)`, "m"));
    expect(image).toContain(setting);
  }
});
