import { loader } from "./hydration-loader.ts";

const always = ["click", "hydrated", "beforeprint"];
const interactions = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

it.each([
  ["without information about the connection", undefined, true],
  ["on 4G", { effectiveType: "4g" }, true],
  ["on 3G", { effectiveType: "3g" }, true],
  ["on 2G", { effectiveType: "2g" }, false],
  ["on a connection slower than 2G", { effectiveType: "slow-2g" }, false],
  ["with data saver", { effectiveType: "4g", saveData: true }, false],
])("%s, an interaction hydrates the page: %j, %s", (_, connection, isStarted) => {
  Object.assign(navigator, { connection });
  const add = jest.spyOn(window, "addEventListener").mockReturnValue();
  loader("/hydrate.js", "build", "version", "a b", []);
  expect(add.mock.calls.map(([type]) => type)).toEqual(
    isStarted ? [...always, ...interactions, "load"] : always,
  );
  add.mockRestore();
});
