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

it.each([
  "https://www.youtube.com/embed/videoseries?list=PLabc",
  "https://www.youtube-nocookie.com/embed/videoseries?si=x&list=PLabc",
  "https://www.youtube.com/embed?listType=playlist&list=PLabc",
  "https://www.youtube.com/playlist?list=PLabc",
])("plays the list at %s", (src) => {
  const page = "https://www.youtube.com/playlist?list=PLabc";
  for (const html of [`<p><iframe src="${src}"></iframe></p>`, `<p>${src}</p>`])
    expect(safeHtml(html)).toBe(
      player.replaceAll(url, page).replace("embed/dQw4w9WgXcQ?", "embed/videoseries?list=PLabc&amp;"),
    );
});

it.each([
  "https://www.youtube.com/embed/videoseries",
  "https://www.youtube.com/embed/videoseries?list=LL",
  "https://www.youtube.com/embed/live_stream?channel=UCabc",
  "https://youtu.be/videoseries?list=PL%22",
])("links to no video that is none: %s", (src) => {
  expect(safeHtml(`<p>a</p><iframe src="${src}"></iframe>`)).toBe("<p>a</p>");
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
