import { render, screen } from "@testing-library/react";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/content/read";
import { DetailPage } from "./detail-page";

jest.mock("@/lib/runtime/env", () => ({
  env: () => ({ SITE_URL: "https://site.test", BACKEND_URL: "https://backend.test" }),
}));

const none: Result<Banner> = { ok: true, data: { title: null, description: null, image: null } };
const detail = {
  id: "1",
  title: "Cryogenics",
  description: null,
  text: "",
  images: [] as string[],
  specs: [],
};

it("shows the title and images with distinct alternative texts", () => {
  const images = ["/files/a.webp", "/files/b.webp"];
  render(<DetailPage inquirySource="service-1" banner={none} detail={{ ...detail, images }} />);
  expect(screen.getByRole("heading", { level: 2, name: "Cryogenics" })).toBeInTheDocument();
  const alts = screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
  expect(alts).toEqual(["Cryogenics, picture 1", "Cryogenics, picture 2"]);
});

it("has no gallery without images", () => {
  render(<DetailPage inquirySource="service-1" banner={none} detail={detail} />);
  expect(screen.queryByRole("img")).toBeNull();
});

it("accepts the same image twice", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <DetailPage
      inquirySource="service-1"
      banner={none}
      detail={{ ...detail, images: ["/files/a.webp", "/files/a.webp"] }}
    />,
  );
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
