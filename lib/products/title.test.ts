import { modelOf, splitTitle } from "./title";

it.each([
  ["VN-100 PSA Nitrogen Generator", "VN-100"],
  ["HX Series Plate-Fin Main Exchangers", "HX Series"],
  ["Générateur d’azote PSA VN-100", "VN-100"],
  ["مولد النيتروجين VC-50L", "VC-50L"],
  ["Cold box", "Cold box"],
])("%s has the model %s", (title, model) => {
  expect(modelOf(title, "hi")).toBe(model);
});

it("takes a standard at the end of an English title for none", () => {
  expect(modelOf("Pressure vessels to PD-5500", "en")).toBe("Pressure vessels to PD-5500");
});

it("leaves a title in its order", () => {
  expect(splitTitle("Générateur d’azote PSA VN-100")).toEqual({
    model: "Générateur d’azote PSA VN-100",
    name: "",
  });
});
