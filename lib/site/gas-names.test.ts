import { withConverted } from "../form/converted";
import { dutyInQuery } from "../search/duty-in-query";
import { synonymsOf } from "../search/synonyms";
import { gasCalled } from "./gas-names";

jest.mock("../words/messages", () => {
  const { messages } = jest.requireActual("../words/messages");
  const hi = structuredClone(messages.hi);
  hi.browser.inquiry.gases.nitrogen = "Stickstoff";
  return { messages: { ...messages, hi } };
});

it("are those of the words of each language", () => {
  expect([" stickstoff ", "ऑक्सीजन", "Argon", "helium"].map(gasCalled)).toEqual([
    "nitrogen",
    "oxygen",
    "argon",
    undefined,
  ]);
});

it("stand for one gas in a search and in an inquiry", () => {
  expect(synonymsOf("stickstoff")).toContain("nitrogen");
  expect(dutyInQuery("Stickstoff 300 Nm3/h")).toEqual({ gas: "nitrogen", flow: 300 });
  expect(withConverted({ gas: "Stickstoff", flow: "30 t/d" }).flow).toMatch(/ = [\d.,]+\u00a0Nm³\/h /);
});
