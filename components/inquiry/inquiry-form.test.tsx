/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Activity } from "react";
import { toast } from "@/components/islands/toast";
import { fieldNames } from "@/lib/form/fields";
import { emptySettings } from "@/testing/content/settings";
import { InquiryForm } from "./inquiry-form";

let mockMonths: number | undefined;
jest.mock("@/lib/runtime/env", () => ({
  env: () => ({ SITE_NAME: "A Company", INQUIRY_MONTHS: mockMonths }),
}));
jest.mock("@/components/islands/toast", () => ({ toast: jest.fn() }));

const settings = {
  ...emptySettings,
  phone: "98765 43210",
  officialEmail: "info@example.com",
  whatsappNumber: "9876543210",
};
const source = { title: "EPC Projects", path: "/service/detail/epc-projects" };

type Answer = { status: number; response: object };
/** Of the site, in turn; `null` is a broken connection. */
let answers: (Answer | null | Promise<Answer>)[] = [];
let requests: { key: string; body: Record<string, unknown> }[] = [];

class Request {
  key = "";
  onload = () => {};
  onerror = () => {};
  open() {}
  setRequestHeader(_: string, key: string) {
    this.key = key;
  }
  async send(body: FormData) {
    requests.push({ key: this.key, body: Object.fromEntries(body) });
    const answer = await answers.shift();
    Object.assign(this, answer);
    if (answer) this.onload();
    else this.onerror();
  }
}

beforeEach(() => {
  sessionStorage.clear();
  answers = [];
  requests = [];
  globalThis.XMLHttpRequest = Request as never;
});

const respond = (status: number, response: object) => answers.push({ status, response });
const input = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const write = (name: string, value: string) => fireEvent.input(input(name), { target: { value } });
const press = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Send inquiry" }));
  });
  await waitFor(() => expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "false"));
};
type Props = Partial<Parameters<typeof InquiryForm>[0]>;
const formWith = (props: Props = {}) => (
  <InquiryForm settings={settings} formToken="token.1" hasPrivacyPage {...props} />
);
const show = (props?: Props) => render(formWith(props)).unmount;
function fill() {
  write("name", "Asha");
  write("email", "asha@plant.example");
  write("message", "500 Nm3/h");
}
const sentRows = () =>
  Array.from(document.querySelectorAll("[data-sent-values] > *"), (row) => row.textContent);
const sentBody = (call = 0) => requests[call]?.body;
const sentKey = (call = 0) => requests[call]?.key;

it("has every field of the table", () => {
  show();
  expect(fieldNames.filter((name) => !input(name))).toEqual([]);
});

it("posts without scripts, with its subject and the page that it was opened from", () => {
  show({ source });
  expect(screen.getByRole("form")).toHaveAttribute("enctype", "multipart/form-data");
  expect(screen.getByRole("form")).toHaveAttribute("action", "/api/inquiry");
  expect(screen.getByRole("form")).toHaveAttribute("method", "post");
  expect(input("subject").value).toBe("EPC Projects");
  expect(input("page").value).toBe(source.path);
  expect(input("formToken").value).toBe("token.1");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#inquiry-subject",
    "mailto:info@example.com",
    "mailto:info@example.com",
    "/privacy",
  ]);
});

it("has an itemised privacy notice, folded, and asks for no consent", () => {
  mockMonths = 18;
  show();
  const notice = document.querySelector("details:not([data-duty])");
  expect(notice).not.toHaveAttribute("open");
  expect(Array.from(notice?.querySelectorAll("dt") ?? [], (term) => term.textContent)).toEqual([
    "What we store",
    "Why",
    "Who gets it",
    "How long",
    "Change your mind",
    "Complain",
  ]);
  expect(notice).toHaveTextContent("at most 18 months after our last contact");
  expect(notice).toHaveTextContent("A Company, and the companies that run our server");
  expect(notice).toHaveTextContent("Write to info@example.com with your reference number, and we delete");
  expect(notice).toHaveTextContent("Data Protection Board of India");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it.each([0, undefined])(
  "names no period where inquiries are kept, or the period is unknown: %s",
  (months) => {
    mockMonths = months;
    show();
    expect(screen.getByText(/For as long as we need it to answer you/)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("months");
  },
);

it("says above the fields what is asked about, and requires a message only without it", () => {
  const unmount = show();
  const topic = () => document.querySelector("[data-about]");
  const message = () => input("message");
  expect(topic()).not.toBeVisible();
  expect(message()).toBeRequired();
  // Without scripts it stays so, and the browser must send a duty alone.
  expect(message().required).toBe(false);
  expect(message()).toHaveAccessibleDescription(/Not required if you enter a gas/);
  write("place", "Pune");
  expect(message()).toBeRequired();
  write("gas", "Nitrogen");
  write("flow", "300");
  write("purity", "99.9\u00a0%");
  expect(topic()).toBeVisible();
  expect(topic()).toHaveTextContent("nitrogen · 300 Nm³/h · 99.9 %Edit");
  expect(message()).not.toBeRequired();
  unmount();
  sessionStorage.clear();
  const product = {
    title: "VN-1000 PSA Nitrogen Plant",
    path: "/product/details/2/vn-1000-psa-nitrogen-plant",
  };
  show({ source: product });
  expect(topic()).toHaveTextContent("VN-1000Edit");
  expect(message()).not.toBeRequired();
});

it("links no privacy page where none is published", () => {
  show({ hasPrivacyPage: false });
  expect(screen.getByText(/We use your details only to answer/)).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Privacy" })).toBeNull();
});

it("sends nothing invalid", async () => {
  show();
  write("email", "asha");
  await press();
  expect(requests).toEqual([]);
  expect(input("name")).toHaveFocus();
  expect(input("email")).toHaveAccessibleDescription(/example name@company\.com\. Enter an email/);
  expect(screen.getByRole("alert")).toHaveTextContent("3 fields");
});

it("shows success, and starts a new inquiry", async () => {
  const unmount = show();
  fill();
  const sent = { reference: "INQ-7K3F-92QM", answerBy: "Tuesday, 24 November", name: "Asha", gas: "" };
  respond(201, { outcome: "sent", sent });
  await press();
  expect(toast).toHaveBeenCalledWith("success", "Your inquiry has arrived");
  const confirmation = screen.getByText("Your inquiry has arrived").parentElement;
  expect(confirmation).toHaveFocus();
  expect(sentRows()).toEqual(["ReferenceINQ-7K3F-92QM", "Answer byTuesday, 24 November", "NameAsha"]);
  expect(document.querySelector("[data-fields]")).not.toBeVisible();
  expect(input("message").value).toBe("");
  expect(sessionStorage.getItem("inquiry")).toBeNull();
  expect(sentBody()).toMatchObject({ name: "Asha", formToken: "token.1", page: "/contact", website: "" });
  unmount();
  show();
  fill();
  respond(201, { outcome: "sent" });
  await press();
  expect(sentKey(1)).not.toBe(sentKey(0));
});

it.each([
  ["a failure", () => respond(503, { outcome: "failed", message: "Not delivered" }), "Not delivered"],
  ["a success without its status", () => respond(200, { outcome: "sent" }), "could not be delivered"],
  ["a response without an outcome", () => respond(502, {}), "could not be delivered"],
  ["a broken connection", () => answers.push(null), "There is no connection"],
])("shows %s, and keeps the text and the id of the form over a reload", async (_, arrange, message) => {
  const unmount = show();
  fill();
  arrange();
  await press();
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(document.querySelectorAll("[data-contact-options] a")).toHaveLength(3);
  unmount();
  show();
  expect(input("message").value).toBe("500 Nm3/h");
  respond(201, { outcome: "sent" });
  await press();
  expect(sentKey(1)).toBe(sentKey(0));
});

it("shows the errors of the server, and sends again with a new form token and an empty honeypot", async () => {
  show();
  fill();
  input("website").value = "x";
  respond(422, { outcome: "invalid", message: "One field", errors: { email: "Not this one" } });
  await press();
  expect(input("email")).toHaveFocus();
  expect(input("email")).toHaveAccessibleDescription(/Not this one/);
  respond(422, { outcome: "again", message: "Once more", formToken: "token.2" });
  await press();
  expect(input("email")).not.toHaveAttribute("aria-invalid");
  expect(screen.getByRole("alert")).toHaveTextContent("Once more");
  respond(201, { outcome: "sent" });
  await press();
  expect(sentBody(1)).toMatchObject({ formToken: "token.1", website: "x" });
  expect(sentBody(2)).toMatchObject({ formToken: "token.2", website: "" });
});

it("sends once, however often the button is pressed", async () => {
  show();
  fill();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answers.push(promise);
  const button = screen.getByRole("button", { name: "Send inquiry" });
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(input("message")).toHaveAttribute("readonly");
  await act(async () => resolve({ status: 201, response: { outcome: "sent" } }));
  await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "false"));
  expect(requests).toHaveLength(1);
});

it("has the subject of the page that it was opened from last, unless it was edited there", () => {
  let unmount = show({ source });
  write("message", "500 Nm3/h");
  unmount();
  unmount = show({ source: { title: "Green Hydrogen", path: "/x" } });
  expect(input("subject").value).toBe("Green Hydrogen");
  expect(input("message").value).toBe("500 Nm3/h");
  write("subject", "Two of them");
  unmount();
  show({ source: { title: "Green Hydrogen", path: "/x" } });
  expect(input("subject").value).toBe("Two of them");
});

it("adds the duty to the inquiry, and opens it when it is invalid", async () => {
  show();
  const duty = document.querySelector("details");
  expect(duty).not.toHaveAttribute("open");
  fill();
  write("flow", "x".repeat(61));
  await press();
  expect(input("flow")).toHaveFocus();
  expect(duty).toHaveAttribute("open");
  write("flow", "300");
  write("gas", "Nitrogen");
  respond(201, { outcome: "sent" });
  await press();
  expect(sentBody()).toMatchObject({ gas: "Nitrogen", flow: "300", flowUnit: "Nm³/h", purity: "" });
  expect(sentRows()).toEqual([]);
});

describe("opened by a link with a duty", () => {
  afterEach(() => history.replaceState(null, "", "/"));

  it("fills it in, and keeps what was typed", () => {
    history.replaceState(null, "", "/contact?gas=nitrogen&flow=300&purity=99.9&pressure=x");
    let unmount = show();
    expect(document.querySelector("details")).toHaveAttribute("open");
    expect(["gas", "flow", "purity", "pressure"].map((name) => input(name).value)).toEqual([
      ...["Nitrogen", "300", "99.9\u00a0%", "x"],
    ]);
    write("flow", "250");
    fireEvent.input(input("flowUnit"), { target: { value: "kg/h" } });
    unmount();
    history.replaceState(null, "", "/contact?gas=oxygen&flow=400");
    unmount = show();
    expect(["gas", "flow", "flowUnit"].map((name) => input(name).value)).toEqual(["Oxygen", "250", "kg/h"]);
    unmount();
    sessionStorage.clear();
    history.replaceState(null, "", "/contact");
    show();
    expect(document.querySelector("details")).not.toHaveAttribute("open");
  });

  it("has the values of the last link where the router has kept it", () => {
    const page = (mode: "visible" | "hidden") => <Activity mode={mode}>{formWith()}</Activity>;
    const values = () => ["gas", "flow", "flowUnit"].map((name) => input(name).value);
    history.replaceState(null, "", "/contact?gas=nitrogen&flow=300SCFM");
    const { rerender } = render(page("visible"));
    for (const [address, expected] of [
      ["/contact?gas=oxygen", ["Oxygen", "", "Nm³/h"]],
      ["/contact?gas=nitrogen&flow=300SCFM", ["Nitrogen", "300", "SCFM"]],
      ["/contact", ["", "", "Nm³/h"]],
    ] as const) {
      rerender(page("hidden"));
      history.replaceState(null, "", address);
      rerender(page("visible"));
      expect([address, ...values()]).toEqual([address, ...expected]);
    }
  });

  it("gives a typed unit to no other number", () => {
    let unmount = show();
    fireEvent.input(input("flowUnit"), { target: { value: "kg/h" } });
    unmount();
    history.replaceState(null, "", "/contact?flow=400");
    unmount = show();
    expect(["flow", "flowUnit"].map((name) => input(name).value)).toEqual(["400", "Nm³/h"]);
  });
});

it("keeps the page that the visitor came from", () => {
  const url = (path: string) => ({ url: new URL(path, location.href).href });
  const entries = [url("/product/find/nitrogen"), url("/contact")];
  Object.assign(window, { navigation: { entries: () => entries, currentEntry: { index: 1 } } });
  history.replaceState(null, "", "/contact");
  let unmount = show();
  expect(input("page").value).toBe("/product/find/nitrogen");
  unmount();
  history.replaceState(null, "", "/contact/about/epc-projects");
  unmount = show({ source });
  expect(input("page").value).toBe(source.path);
  unmount();
  history.replaceState(null, "", "/contact");
  entries[0] = { url: "https://elsewhere.example/x" };
  show();
  expect(input("page").value).toBe("/contact");
  Reflect.deleteProperty(window, "navigation");
  history.replaceState(null, "", "/");
});

it("shows what is left of a limit only when little is", () => {
  show();
  const left = () => document.querySelector("[data-left=name]")?.textContent;
  write("name", "n".repeat(107));
  expect(left()).toBe("");
  write("name", "n".repeat(108));
  expect(left()).toBe("12 left");
  write("name", "n".repeat(125));
  expect(left()).toBe("5 too many");
  write("name", "n");
  expect(left()).toBe("");
});

it("works without storage", async () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const get = jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
  const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
  show();
  fill();
  respond(201, { outcome: "sent" });
  await press();
  expect(toast).toHaveBeenCalled();
  get.mockRestore();
  set.mockRestore();
});
