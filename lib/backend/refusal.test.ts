import { refusedBy } from "./refusal";

const refusal = (body: unknown, status = 422) => refusedBy(new Response(null, { status }), body).cause;

describe("the log has of a refusal", () => {
  it("the status, and the fields that a problem names", () => {
    const errors = [
      { pointer: "#/gas", detail: "y" },
      { pointer: "#/secret", detail: "y" },
    ];
    expect(refusal({ detail: "Invalid fields: gas.", errors })).toEqual({
      status: 422,
      fields: ["gas"],
      cause: "Invalid fields: gas.",
    });
  });

  it.each([
    [undefined],
    [null],
    ["text"],
    [[]],
    [{ detail: 5 }],
    [{ errors: {} }],
    [{ errors: [{ pointer: 5 }] }],
  ])("the status only of %j", (body) => {
    expect(refusal(body)).toEqual({ status: 422, fields: [], cause: "" });
  });

  it("words of a list, and nothing of what the request had, in whatever form", () => {
    const sent = "Asha Rao <asha@plant.example> +91 98765 43210 Basic dTpw";
    const forms = [
      sent,
      sent.toUpperCase(),
      encodeURIComponent(sent),
      sent.replace(/\D/g, ""),
      Array.from(sent, (letter) => letter.charCodeAt(0)).join(" "),
      Buffer.from(sent).toString("base64"),
      JSON.stringify(JSON.stringify({ name: sent })),
    ];
    for (const form of forms)
      expect(refusal({ detail: `Duplicate entry ${form} for key email` })).toEqual({
        status: 422,
        fields: [],
        cause: "Duplicate entry … for key email",
      });
    expect(refusal({ errors: [{ pointer: sent, detail: sent }] })).toEqual({
      status: 422,
      fields: [],
      cause: "",
    });
  });
});
