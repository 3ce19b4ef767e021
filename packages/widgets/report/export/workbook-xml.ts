/** What stands before every part of a workbook. */
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The namespace of sheets, texts and styles (ECMA-376, SpreadsheetML). */
export const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
/** Letters of XML that are handed on at once. */
export const PART = 64 * 1024;

/** A text as it may stand in a workbook's XML, whatever is in it. */
export function escaped(text: string): string {
  if (HARMLESS.test(text)) return text;
  return (
    text
      .slice(0, MOST)
      // Excel reads _x0041_ as a letter's number; a text that has this of itself says so.
      .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
      // No XML can hold these, nor half of a letter that takes two.
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd")
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
      .replace(/[&<>"\r]/g, (letter) => ENTITIES[letter] ?? letter)
  );
}

/** Most texts. No underscore, no sign of XML, nothing beyond what two bytes hold. */
const HARMLESS = /^[ !#-%'-;=?-^`-~]{0,1000}$/;
/** Excel's own limit of a cell. */
const MOST = 32_767;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};
