import { playVideos } from "./players";
import { safeHtml } from "./sanitize";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test/cms" }) }));

const url = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const link = `<a href="${url}" rel="noopener noreferrer">Watch the video (YouTube)</a>`;
const player = `<details data-video><summary>Watch the video (YouTube)</summary><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;dnt=1" title="Watch the video (YouTube)" loading="lazy" allow="autoplay; fullscreen"></iframe><p>${link}</p></details>`;

it("plays a video whose address is alone in its paragraph", () => {
  expect(safeHtml(`<p>Before</p><p>${url}&t=3</p><p>After</p>`)).toBe(`<p>Before</p>${player}<p>After</p>`);
  expect(safeHtml("<p>https://vimeo.com/76979871</p>")).toContain(
    '<iframe src="https://player.vimeo.com/video/76979871?',
  );
});

it("leaves other links to videos as they are", () => {
  for (const html of [
    `<p>See ${link}</p>`,
    `<li>${link}</li>`,
    `<p>${link.replace(url, "https://evil.test/watch?v=dQw4w9WgXcQ")}</p>`,
    `<p>${link.replace("Watch the", 'A" onload="alert(1)')}</p>`,
  ])
    expect(playVideos(html)).toBe(html);
});
