/** For `npm run dev`, in the browser: shows changed content, also if it changed while the page was loading. */
export function reloadChangedContent(): void {
  new EventSource("/api/content-changes").onmessage = ({ data }) => {
    const shown = document.documentElement.dataset.content;
    if (shown && shown !== data) location.reload();
  };
}
