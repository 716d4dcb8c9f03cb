import type { ServerResponse } from "node:http";
import { backendReport } from "../../testing/sites/backend-report.ts";

const listOf = (data: object[]) => ({ data, pagination: { total: data.length, totalPages: 1 } });

/** The findings about a backend that has these responses by path, and no others. */
async function findings(answers: Record<string, unknown>, call: string): Promise<string[]> {
  const listener = ({ url = "" }: { url?: string }, response: ServerResponse) => {
    const { pathname } = new URL(url, "http://backend");
    const answer = answers[pathname.replace("/website/", "")];
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { message: "Not found" }));
  };
  const { rows } = await backendReport(listener);
  const row = rows.get(call);
  return [...(row?.deviations.lines("deviation") ?? []), ...(row?.notes.lines("note") ?? [])].map((line) =>
    line.trim(),
  );
}

describe("a text in Markdown", () => {
  const statement = (description: string) =>
    findings({ vision: { data: { description } } }, "texts in all records");
  const note = expect.stringMatching(/^note: vision, field description: .*Markdown.*send HTML$/);

  it.each([
    "Intro **bold**\n\n## Heading\n\n- one",
    "# Heading",
    "a __b__ c",
    "- one\n- two",
    "* one\n\n* two",
    "1. one\n2. two",
    "See [our plants](/product).",
    "![A plant](/uploads/a.png)",
  ])("is noted: %j", async (text) => {
    expect(await statement(text)).toContainEqual(note);
  });

  it.each([
    "<p>Intro **bold**</p>\n\n## Heading",
    "Plain text.\n\nAnother - one.\n- Someone",
    "5 * 3 ** 2 ** 4, a_b__c, #1 [sic] (see below)",
    "1. January was cold.",
    "",
  ])("is not seen in %j", async (text) => {
    expect(await statement(text)).not.toContainEqual(note);
  });
});

describe("a text with what no page shows", () => {
  const textsOf = async (description: string, others: object[] = []) => {
    const news = [{ id: 1, title: "N", published_at: "2026-05-06", description }, ...others];
    const one = { "news/1": { data: news[0] } };
    return findings({ news: listOf(news), ...one }, "texts in all records");
  };

  it.each([
    ["<math><mi>x</mi></math> <math><mi>y</mi></math>", "2 times a formula (<math>)"],
    ["<svg><text>y</text></svg>", "a drawing (<svg>)"],
    ["<p>a<iframe src='https://maps.test/x'></iframe></p>", "a frame of maps.test"],
    ["<iframe></iframe>", "a frame of no address"],
    [
      "<object data=a.swf></object><embed src=a.swf>",
      "an embedded object (<object>), an embedded object (<embed>)",
    ],
    ["<video src=a.mp4></video><audio src=a.mp3></audio>", "a video (<video>), a recording (<audio>)"],
    ["<form>Name <input name=a><input type=hidden></form>", "a field of a form (<input>)"],
    ["<p><embed src=a.swf></p>", "an embedded object (<embed>)"],
    ["<p><input></p>", "a field of a form (<input>)"],
    [
      "<div style='background-image:url(https://cdn.test/a.png)'></div>",
      "a picture of cdn.test in the background",
    ],
    [
      "<img src='https://cdn.test/a.png'><img data-src=a.png>",
      "a picture of cdn.test, a picture without src",
    ],
    ["<p style='background:url(https://cdn.test/a.png)'>x</p>", "a picture of cdn.test in the background"],
    ["<img src='a.png'>".repeat(102), "2 of its pictures: it shows 100"],
    ["<b>x</b>".repeat(2001), "all that follows its first 4000 tags"],
  ])("names it once, for the list and the record: %s", async (html, lost) => {
    expect(await textsOf(html)).toEqual([
      `deviation: news 1, field description: the page does not show ${lost}`,
    ]);
  });

  it("names what was left out on purpose, and nothing that is shown", async () => {
    expect(
      await textsOf(
        "<p hidden>x</p><p class=MsoCommentText><math></math></p><script>x</script><style>y</style>",
      ),
    ).toEqual(["note: news 1, field description: left out: a hidden element, a comment of Word, a script"]);
    expect(
      await textsOf("<p>a<img src=/a.png><iframe src='https://youtu.be/dQw4w9WgXcQ'><p>x</p></iframe></p>"),
    ).toEqual([]);
  });

  it("names every record, also of a block", async () => {
    const news = Array.from({ length: 30 }, (_, id) => ({
      id: id + 2,
      title: "N",
      description: "<math></math>",
    }));
    expect(await textsOf("", news)).toHaveLength(30);
    const page = { id: "a-page", title: "A", blocks: [{ type: "text", text: "<math></math>" }] };
    expect(await findings({ page: listOf([page]) }, "texts in all records")).toEqual([
      "deviation: page a-page, field blocks.1.text: the page does not show a formula (<math>)",
    ]);
  });

  it("asks for its pictures", async () => {
    const news = { id: 1, title: "N", published_at: "2026-05-06", description: "<img src=/a.png>" };
    expect(await findings({ news: listOf([news]) }, "media of all records")).toEqual([
      expect.stringMatching(
        /^deviation: news 1, field description: expected status 200, found 404 at .*a\.png/,
      ),
    ]);
  });
});

it("names links to records that are missing, or have no title", async () => {
  const news = (id: number, title: string) => ({ id, title, published_at: "2026-05-06", description: "" });
  const link = (id: number) => `/info-news/details/${id}/x`;
  const description = `<p><a href="${link(1)}">a</a> <a href='${link(2)}'>b</a> <a href="${link(3)}?x">c</a></p>`;
  const blogs = [{ ...news(5, "B"), description }];
  const lines = await findings(
    { news: listOf([news(1, "N"), news(2, "&nbsp;")]), blog: listOf(blogs) },
    "texts in all records",
  );
  expect(lines).toEqual([
    "deviation: blog 5: a link to /info-news/details/2: the record is missing, or has no title",
    "deviation: blog 5: a link to /info-news/details/3: the record is missing, or has no title",
  ]);
});

it("names records that fields choose and that are missing, once", async () => {
  const plant = { id: 1, title: "Plant", products: ["7", "8"], news: 9 };
  const page = { id: "fair", title: "Fair", blocks: [{ type: "records", products: [7, 6] }] };
  const news = [{ id: 1, title: "N", published_at: "2026-05-06", description: "" }];
  const answers = {
    reference: listOf([plant]),
    "reference/1": { data: plant },
    product: listOf([{ id: 7, title: "VN-100" }]),
    news: listOf(news),
    page: listOf([page]),
  };
  expect(await findings(answers, "texts in all records")).toEqual([
    'deviation: page fair, field blocks.1.products: no record "6" is in products',
    'deviation: reference 1, field products: no record "8" is in products',
    'deviation: reference 1, field news: no record "9" is in news',
  ]);
});
