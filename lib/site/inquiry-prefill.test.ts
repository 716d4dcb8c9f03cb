import { prefillOf } from "./inquiry-prefill";

const prefill = (query: string) => prefillOf(new URLSearchParams(query));

it("takes the duty from a query", () => {
  expect(prefill("about=product-3&gas=nitrogen&flow=300&purity=99.9&pressure=6&utm_source=x")).toEqual({
    gas: "Nitrogen",
    flow: "300",
    purity: "99.9\u00a0%",
    pressure: "6\u00a0bar(g)",
  });
});

it.each(["carbon dioxide", "ethylene-oxide", "CO2", "हाइड्रोजन"])("takes the gas %j as text", (gas) => {
  expect(prefill(`gas=${encodeURIComponent(gas)}`).gas?.toLowerCase()).toBe(gas.toLowerCase());
});

it.each([
  ...[
    "",
    "0",
    "0.00",
    "-1",
    "1e3",
    "1,000",
    "300 Nm3/h",
    "12345678",
    "1.1234567",
    "NaN",
    "٣٠٠",
    "1\n",
  ].flatMap((value) => ["flow", "purity", "pressure"].map((name) => [name, value])),
  ["purity", "100.1"],
  ...["", '"><script>', "a:b", "-", " x", "a".repeat(41), "https://evil.example"].map((value) => [
    "gas",
    value,
  ]),
  ...["place", "message", "name", "phone"].map((name) => [name, "300"]),
])("leaves out %s=%j", (name = "", value = "") => {
  expect(prefillOf(new URLSearchParams({ [name]: value }))).toEqual({});
});
