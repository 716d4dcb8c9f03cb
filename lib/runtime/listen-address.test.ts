import { isLoopback, localOrigin } from "./listen-address";

it.each([
  ["127.0.0.1", "http://127.0.0.1:3000"],
  ["0.0.0.0", "http://127.0.0.1:3000"],
  ["::", "http://[::1]:3000"],
  ["::1", "http://[::1]:3000"],
  ["192.0.2.7", "http://192.0.2.7:3000"],
])("this machine reaches a site that listens at %s at %s", (host, origin) => {
  expect(localOrigin(host, 3000)).toBe(origin);
});

it("knows the addresses of this machine", () => {
  for (const address of ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])
    expect(isLoopback(address)).toBe(true);
  for (const address of ["0.0.0.0", "::", "1.127.0.1", "::ffff:10.0.0.1"])
    expect(isLoopback(address)).toBe(false);
});
