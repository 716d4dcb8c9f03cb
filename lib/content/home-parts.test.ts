import { readOne } from "../read/read";
import { getHomeParts } from "./home-parts";

jest.mock("../read/read", () => ({ readOne: jest.fn() }));
const answer = (data: unknown) => jest.mocked(readOne).mockResolvedValue({ ok: true, data } as never);

it("has what editors wrote, and starts the finder with a duty that it understands", async () => {
  answer({
    phases: [{ name: "Engineering", symbol: "engineering", duration: "Weeks 0–30" }, { name: "Handover" }],
    industries: [
      { name: "Hospitals", gas: "oxygen", flow: 30, purity: 93 },
      { name: "Balloons", gas: "helium", flow: -5 },
    ],
    closingHeading: "Tell us your flow",
  });
  const { phases, industries, closing } = await getHomeParts("en");
  expect(phases).toEqual([
    { name: "Engineering", symbol: "engineering", duration: "Weeks 0–30" },
    { name: "Handover" },
  ]);
  expect(industries).toEqual([
    { name: "Hospitals", duty: { gas: "oxygen", flow: 30, purity: 93 } },
    { name: "Balloons", duty: {} },
  ]);
  expect(closing.heading).toBe("Tell us your flow");
});

it("has nothing where a backend lacks them, or fails", async () => {
  const nothing = { phases: [], industries: [], closing: {} };
  answer(null);
  expect(await getHomeParts("en")).toMatchObject(nothing);
  jest.mocked(readOne).mockResolvedValue({ ok: false, message: "Network Error" });
  expect(await getHomeParts("en")).toMatchObject(nothing);
});
