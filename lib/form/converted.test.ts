import { withConverted } from "./converted";

it.each([
  [
    { flow: "500 SCFM" },
    { flow: "500 SCFM = 803.7\u00a0Nm³/h (SCFM: 60 °F, 14.696 psia; Nm³/h: 0 °C, 101.325 kPa)" },
  ],
  [{ pressure: "about 100 psig" }, { pressure: "about 100 psig = 6.895\u00a0bar(g)" }],
  [{ pressure: "7 bar(a)" }, { pressure: "7 bar(a) = 5.987\u00a0bar(g) (bar(a): bar(g) + 1.01325 bar)" }],
  [{ pressure: "६,५ psig" }, { pressure: "६,५ psig = 0.4482\u00a0bar(g)" }],
  [{ purity: "10 ppm" }, { purity: "10 ppm = 99.999\u00a0% (ppm: 10 ppm = 99.999 %)" }],
  [
    { gas: "Oxygen", flow: "30 t/d" },
    { gas: "Oxygen", flow: "30 t/d = 874.7\u00a0Nm³/h (t/d: O₂ 1.4291 kg/Nm³; Nm³/h: 0 °C, 101.325 kPa)" },
  ],
])("%j is for the company %j", (typed, shown) => {
  expect(withConverted(typed)).toEqual(shown);
});

it.each([
  { flow: "300 Nm³/h", purity: "99.9 %", pressure: "6 bar(g)" },
  { flow: "30 t/d" },
  { flow: "30", pressure: "6", purity: "as pure as you can" },
  { gas: "helium", flow: "30 kg/h" },
  { pressure: "5-7 psig" },
  { flow: "500 to 700 SCFM" },
  {},
])("%j is as it was typed", (typed) => {
  expect(withConverted(typed)).toEqual(typed);
});
