import { videoLink } from "./video";

const link =
  /<(p|figure|div)>(<a href="(https:\/\/[^"]+)" rel="noopener noreferrer">([^<"]* \((?:YouTube|Vimeo)\))<\/a>)<\/\1>/g;

/**
 * Turns the link to a video that is alone in its paragraph into a player, in the output of the sanitizer. Browsers request a lazy
 * frame in closed details only when somebody opens them; until then nothing comes from the video's host.
 */
export function playVideos(html: string): string {
  return html.replace(link, (paragraph, _name, anchor: string, href: string, text: string) => {
    const video = videoLink(href);
    if (video?.href !== href) return paragraph;
    const src = `${video.player}${video.player.includes("?") ? "&amp;" : "?"}autoplay=1&amp;dnt=1`;
    const frame = `<iframe src="${src}" title="${text}" loading="lazy" allow="autoplay; fullscreen"></iframe>`;
    return `<details data-video><summary>${text}</summary>${frame}<p>${anchor}</p></details>`;
  });
}
