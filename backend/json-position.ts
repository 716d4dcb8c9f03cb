const SPACE = /[ \t\n\r]*/y;
const STRING_START = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/**
 * 1-based line and column of the first syntax error, or of the end of the text. `JSON.parse` reports no position for
 * some errors, such as a missing value.
 */
export function jsonErrorPosition(text: string): { line: number; column: number } {
  const before = text.slice(0, errorOffset(text));
  const lines = before.split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function errorOffset(text: string): number {
  let at = 0;

  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const take = (character: string) => {
    match(SPACE);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const string = () => {
    match(SPACE);
    return match(STRING_START) && text[at] === '"' && ++at > 0;
  };
  const members = (close: string, member: () => boolean): boolean => {
    if (take(close)) return true;
    do {
      if (!member()) return false;
    } while (take(","));
    return take(close);
  };
  const value = (): boolean => {
    if (take("{")) return members("}", () => string() && take(":") && value());
    if (take("[")) return members("]", value);
    return text[at] === '"' ? string() : match(NUMBER) || match(WORD);
  };

  // After a complete value, the error is the text that follows it.
  if (value()) match(SPACE);
  return at;
}
