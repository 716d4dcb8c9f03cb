import type { Whole } from "../read/kinds";
import { productData } from "./product";

it("has the data of a product in the words of its page", () => {
  const specs = [
    { key: "purity", label: "शुद्धता", value: "as supplied" },
    { key: "capacity", label: "क्षमता", value: 300, unit: "Nm³/h", condition: "nitrogen, 99.9 %" },
  ];
  const data = productData({ title: "LT-50 टैंक", specs } as Whole<"products">, "/hi/product/details/11", "hi");
  expect(data).toEqual(
    expect.objectContaining({
      additionalProperty: [
        { "@type": "PropertyValue", name: "शुद्धता", value: "इनलेट गैस के अनुसार" },
        {
          "@type": "PropertyValue",
          name: "क्षमता, नाइट्रोजन, 99.9 %",
          value: 300,
          unitText: "Nm³/h",
        },
      ],
    }),
  );
});
