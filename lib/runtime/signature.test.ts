it("is the same whether the caller can wait or not", async () => {
  const made: string[] = [];
  for (const name of ["sign", "signNow"] as const) {
    (globalThis as { [key: symbol]: unknown })[Symbol.for("site.per-process")] = undefined;
    await jest.isolateModulesAsync(async () => {
      made.push((await require("./signature")[name]("purpose", "text")).toString("hex"));
    });
  }
  expect(made[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(made[1]).toBe(made[0]);
});
