/** The address of a player, by the beginning of a video's page. */
const players: Record<string, string> = {
  "https://www.youtube.com/watch?v=": "https://www.youtube-nocookie.com/embed/",
  "https://vimeo.com/": "https://player.vimeo.com/video/",
};

const link =
  /<(p|figure|div)>(<a href="(https:\/\/(?:www\.youtube\.com\/watch\?v=|vimeo\.com\/))([\w-]+)" rel="noopener noreferrer">([^<"]* \((?:YouTube|Vimeo)\))<\/a>)<\/\1>/g;

/**
 * Turns the link to a video that is alone in its paragraph into a player, in the output of the sanitizer. Browsers request a lazy
 * frame in closed details only when somebody opens them; until then nothing comes from the video's host.
 */
export function playVideos(html: string): string {
  return html.replace(link, (_, _name, anchor: string, page: string, id: string, text: string) => {
    const src = `${players[page]}${id}?autoplay=1&amp;dnt=1`;
    const frame = `<iframe src="${src}" title="${text}" loading="lazy" allow="autoplay; fullscreen"></iframe>`;
    return `<details data-video><summary>${text}</summary>${frame}<p>${anchor}</p></details>`;
  });
}
