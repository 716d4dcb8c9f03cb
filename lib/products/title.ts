/** "VN-100 PSA Nitrogen Generator" is the model VN-100; a title without a model is all name. */
export function splitTitle(title: string): { model: string; name: string } {
  const [, model = title, name = ""] = /^([A-Z]+-\d+[A-Z]?|[A-Z]+ Series)\s+(.+)$/.exec(title) ?? [];
  return { model, name };
}
