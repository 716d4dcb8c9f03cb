const model = /[A-Z]+-\d+[A-Z]?/;

/** "VN-100 PSA Nitrogen Generator" is the model VN-100; a title without a model at its beginning is all model. */
export function splitTitle(title: string): { model: string; name: string } {
  const [, start = title, name = ""] =
    new RegExp(`^(${model.source}|[A-Z]+ Series)\\s+(.+)$`).exec(title) ?? [];
  return { model: start, name };
}

/** The model at the beginning of a title, or at its end, where other languages have it. The title, if it names none. */
export function modelOf(title: string): string {
  const [, end] = new RegExp(`\\s(${model.source})$`).exec(title) ?? [];
  const { model: start, name } = splitTitle(title);
  return name ? start : (end ?? title);
}
