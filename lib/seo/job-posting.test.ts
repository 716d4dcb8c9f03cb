import type { Item } from "../read/kinds";
import { jobPosting } from "./job-posting";

const opening = {
  id: "1",
  title: "Welder",
  place: "Chakan",
  employment: "full_time",
  description: "<p>Stainless steel.</p>",
  published: "2026-11-01",
  validThrough: "2026-12-31",
} as Item<"openings">;

it("has what job search engines require, and until when the position is open", () => {
  expect(jobPosting(opening, "hi")).toEqual({
    "@type": "JobPosting",
    title: "Welder",
    description: "<p>Stainless steel.</p>",
    datePosted: "2026-11-01",
    validThrough: "2026-12-31",
    employmentType: "FULL_TIME",
    hiringOrganization: {
      "@type": "Organization",
      "@id": "https://site.test/#organization",
      name: "A Company",
    },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Chakan", addressCountry: "IN" },
    },
    url: "https://site.test/hi/contact#openings",
  });
});

it.each(["place", "published", "description"])("is left out without the %s", (field) => {
  expect(jobPosting({ ...opening, [field]: null }, "en")).toBeNull();
});
