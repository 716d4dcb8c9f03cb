/** Answers as Laravel, Strapi and Directus document them, with one news item each. For tests. */

const html = "<p>Text</p>";

export const laravel = {
  // A resource collection of a paginator.
  collection: {
    data: [
      {
        id: 12,
        title: "A plant starts",
        description: html,
        image: "/storage/news/plant.jpg",
        published_at: "2026-05-06T07:08:09.000000Z",
        status: "Y",
      },
    ],
    links: { first: "https://b.test/api/news?page=1", last: "https://b.test/api/news?page=3", prev: null },
    meta: { current_page: 1, from: 1, last_page: 3, path: "https://b.test/api/news", per_page: 6, total: 14 },
  },
  // A paginator without resources, with numbers as some databases return them.
  paginator: {
    current_page: 1,
    data: [{ id: "12", title: "A plant starts", description: html, published_at: "2026-05-06 07:08:09" }],
    last_page: "3",
    per_page: "6",
    total: "14",
  },
  // Each record is a resource of its own.
  wrapped: {
    data: [{ data: { id: 12, title: "A plant starts", description: html } }],
    meta: { last_page: 3, total: 14 },
  },
};

export const strapi4 = {
  data: [
    {
      id: 12,
      attributes: {
        title: "A plant starts",
        description: html,
        publishedAt: "2026-05-06T07:08:09.000Z",
        image: { data: { id: 3, attributes: { url: "/uploads/plant.jpg", alternativeText: "A plant" } } },
      },
    },
  ],
  meta: { pagination: { page: 1, pageSize: 6, pageCount: 3, total: 14 } },
};

export const strapi5 = {
  data: [
    {
      id: 57,
      documentId: "hgv1vny5cebq2l3czil1rpb3",
      title: "A plant starts",
      description: html,
      createdAt: "2026-05-01T07:08:09.000Z",
      publishedAt: "2026-05-06T07:08:09.000Z",
      image: {
        id: 3,
        documentId: "cf07g1dbusqr8mzmlbqvlegx",
        url: "/uploads/plant.jpg",
        alternativeText: "A plant",
      },
    },
  ],
  meta: { pagination: { page: 1, pageSize: 6, pageCount: 3, total: 14 } },
};

export const directus = {
  data: [
    {
      id: 12,
      status: "Y",
      title: "A plant starts",
      description: html,
      image: "4f4b14fa-a43a-46d0-b7ad-90af5919bebb",
      published_at: "2026-05-06T07:08:09",
    },
  ],
  meta: { total_count: 40, filter_count: 14 },
};
