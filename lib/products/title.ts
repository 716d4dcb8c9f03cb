import { defaultLanguage, type Language } from "../words/language.ts";

const model = /[A-Z]+-\d+[A-Z]?/;

/** "VN-100 PSA Nitrogen Generator" is the model VN-100; without a model at its beginning, the whole title is `model`. */
export function splitTitle(title: string): { model: string; name: string } {
  const [, start = title, name = ""] =
    new RegExp(`^(${model.source}|[A-Z]+ Series)\\s+(.+)$`).exec(title) ?? [];
  return { model: start, name };
}

/** The model at the beginning of a title, or at its end, where other languages have it. Without one, the title. */
export function modelOf(title: string, language: Language): string {
  const { model: start, name } = splitTitle(title);
  if (name || language === defaultLanguage) return start;
  return new RegExp(`\\s(${model.source})$`).exec(title)?.[1] ?? title;
}
