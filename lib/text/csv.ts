/** Without it, Excel reads the file in the character set of the machine. */
export const byteOrderMark = "\ufeff";

/** The start of a formula at the start of a cell, also where tabs, semicolons or line breaks separate cells and quotes do not. */
const formulaStart = /(?<=^|[;\p{Cc}\p{Zl}\p{Zp}])(?=["\p{Zs}\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** As a number such a text would lose zeros, or become 9.2E+11; as a date it would be another text. */
const changedNumber =
  /^\s*(?:0[\d\s./-]*\d|\d{12,}|\d+(?:\.\d+)?e\d+|\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?)\s*$/i;

/**
 * A cell by RFC 4180. An apostrophe precedes everything that a spreadsheet would run as a formula, also within cells: if the list
 * separator is a semicolon, the quotes of the file do not keep a cell together. It also precedes digits that a spreadsheet would change.
 */
export function csvCell(text: string): string {
  const safe =
    (/^[\t\r\n]/.test(text) || changedNumber.test(text) ? "'" : "") + text.replace(formulaStart, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
