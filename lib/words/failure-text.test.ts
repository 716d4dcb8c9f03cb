import { BackendError } from "../backend/error";
import { failureText } from "./failure-text";

it.each(["Network Error", "Something went wrong", "Request failed with status code 503"] as const)(
  "knows the message %j",
  (message) => {
    expect(failureText(new BackendError(message).message, "en")).toBe(message);
  },
);

it("always says something", () => {
  expect(failureText("", "en")).toBe("Something went wrong");
});
