const names = new Intl.DisplayNames("en", { type: "language" });

/** In English, as the whole admin is. */
export const languageName = (code: string) => names.of(code) ?? code;
