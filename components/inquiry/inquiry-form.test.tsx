import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { toast } from "@/components/islands/toast";
import { emptySettings } from "@/lib/content/test-settings";
import { InquiryForm } from "./inquiry-form";

jest.mock("@/components/islands/toast", () => ({ toast: jest.fn() }));

const settings = {
  ...emptySettings,
  phone: "98765 43210",
  officialEmail: "info@example.com",
  whatsappNumber: "9876543210",
};
const source = { title: "EPC Projects", path: "/service/detail/epc-projects" };

const fetched = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch = fetched;
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

const respond = (status: number, body: object) =>
  fetched.mockResolvedValueOnce({ status, json: async () => body } as Response);
const input = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const write = (name: string, value: string) => fireEvent.input(input(name), { target: { value } });
const press = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Send inquiry" }));
  });
  await waitFor(() => expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "false"));
};
function show(props: Partial<Parameters<typeof InquiryForm>[0]> = {}) {
  const { unmount } = render(<InquiryForm settings={settings} formToken="token.1" {...props} />);
  return unmount;
}
function fill() {
  write("name", "Asha");
  write("email", "asha@plant.example");
  write("message", "500 Nm3/h");
}
const sentBody = (call = 0) => JSON.parse(fetched.mock.calls[call]?.[1].body);
const sentKey = (call = 0) => fetched.mock.calls[call]?.[1].headers["idempotency-key"];

it("posts without scripts, with its subject and the page that it was opened from", () => {
  show({ source });
  expect(screen.getByRole("form")).toHaveAttribute("action", "/api/inquiry");
  expect(screen.getByRole("form")).toHaveAttribute("method", "post");
  expect(input("subject").value).toBe("EPC Projects");
  expect(input("page").value).toBe(source.path);
  expect(input("formToken").value).toBe("token.1");
  expect(screen.queryByRole("link")).toBeNull();
});

it("sends nothing invalid", async () => {
  show();
  write("email", "asha");
  await press();
  expect(fetched).not.toHaveBeenCalled();
  expect(input("name")).toHaveFocus();
  expect(input("email")).toHaveAccessibleDescription(/like name@company\.com\. Enter an email/);
  expect(screen.getByRole("alert")).toHaveTextContent("3 fields");
});

it("shows success, and starts a new inquiry", async () => {
  show();
  fill();
  respond(201, { outcome: "sent" });
  await press();
  expect(toast).toHaveBeenCalledWith("success", "Your inquiry has arrived");
  expect(screen.getByText("Your inquiry has arrived").parentElement).toHaveFocus();
  expect(input("message").value).toBe("");
  expect(sessionStorage.getItem("inquiry")).toBeNull();
  expect(sentBody()).toMatchObject({ name: "Asha", formToken: "token.1", page: "/contact", website: "" });
  fill();
  respond(201, { outcome: "sent" });
  await press();
  expect(sentKey(1)).not.toBe(sentKey(0));
});

it.each([
  ["a failure", () => respond(503, { outcome: "failed", message: "Not delivered" }), "Not delivered"],
  ["a success without its status", () => respond(200, { outcome: "sent" }), "could not be delivered"],
  ["a response without an outcome", () => respond(502, {}), "could not be delivered"],
  ["a broken connection", () => fetched.mockRejectedValueOnce(new TypeError()), "the connection failed"],
])("shows %s, and keeps the text and the id of the form over a reload", async (_, arrange, message) => {
  const unmount = show();
  fill();
  arrange();
  await press();
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.getAllByRole("link")).toHaveLength(3);
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
  const { promise, resolve } = Promise.withResolvers<object>();
  fetched.mockReturnValueOnce(promise);
  const button = screen.getByRole("button", { name: "Send inquiry" });
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(input("message")).toHaveAttribute("readonly");
  await act(async () => resolve({ status: 201, json: async () => ({ outcome: "sent" }) }));
  await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "false"));
  expect(fetched).toHaveBeenCalledTimes(1);
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
