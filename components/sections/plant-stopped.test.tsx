/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { emptySettings } from "@/testing/content/settings";
import { PlantStopped } from "./plant-stopped";

const number = { ...emptySettings, servicePhone: "98765 43299" };
const all = {
  ...number,
  serviceHours: "24 hours, every day",
  serviceLanguages: "English, Hindi",
  serviceReady: [{ text: "Danger to people? Call 112 first" }, { text: "Time of the trip" }],
  serviceWhatsapp: "98765 43298",
};
const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

it("shows the number, when it is answered, what to have ready in order, and where to send a photo", () => {
  render(<PlantStopped settings={all} />);
  expect(screen.getByRole("complementary", { name: "Plant stopped?" })).toHaveTextContent(
    "Plant stopped?+91 98765 4329924 hours, every day · English, Hindi",
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
    all.serviceReady.map(({ text }) => text),
  );
  expect(hrefs()).toEqual([
    "tel:+919876543299",
    expect.stringMatching(/^https:\/\/wa\.me\/919876543298\?text=/),
  ]);
});

it("leads from a card to what to have ready", () => {
  render(<PlantStopped settings={all} isCard />);
  expect(screen.queryByRole("list")).toBeNull();
  expect(hrefs()).toContain("/service/detail/operation-maintenance#plant-stopped");
});

it("leaves out what is not set", () => {
  const { container, rerender } = render(<PlantStopped settings={number} />);
  expect(container).toHaveTextContent(/^Plant stopped\?\+91 98765 43299Call now$/);
  rerender(<PlantStopped settings={number} isCard />);
  expect(hrefs()).toEqual(["tel:+919876543299"]);
  rerender(<PlantStopped settings={{ ...all, servicePhone: "on request" }} />);
  expect(container).toBeEmptyDOMElement();
});
