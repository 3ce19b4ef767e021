import { readFileSync } from "node:fs";

export interface OfficialCode {
  code: string;
  description: string;
}

/** An HSN or SAC code of the official list; undefined if the list has no such code. */
export function findOfficialCode(code: string): OfficialCode | undefined {
  const [first] = listOfficialCodes(code, 1);
  return first?.code === code ? first : undefined;
}

/** The codes that begin with these digits, in order, at most so many. */
export function listOfficialCodes(digits: string, most: number): OfficialCode[] {
  const bytes = (officialList ??= readFileSync(CODES_FILE));
  const codes: OfficialCode[] = [];
  let start = findFirstLine(bytes, digits);
  while (start < bytes.length && codes.length < most) {
    const tab = bytes.indexOf(TAB_BYTE, start);
    const end = bytes.indexOf(LINE_END_BYTE, tab);
    const code = bytes.toString("latin1", start, tab);
    if (!code.startsWith(digits)) break;
    codes.push({ code, description: bytes.toString("utf8", tab + 1, end) });
    start = end + 1;
  }
  return codes;
}

/** Where the first line begins whose code is not before `code`. Lines are in the order of codes. */
function findFirstLine(bytes: Buffer, code: string): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = middle === 0 ? 0 : bytes.lastIndexOf(LINE_END_BYTE, middle - 1) + 1;
    if (bytes.toString("latin1", start, bytes.indexOf(TAB_BYTE, start)) < code)
      low = bytes.indexOf(LINE_END_BYTE, middle) + 1;
    else high = start;
  }
  return low;
}

/**
 * The list of GSTN's Returns Offline Tool 3.2.4, without seven lines that repeat a code with a space
 * in it or without its leading zero: code, tab, description, in the order of the codes. The path
 * also works from the built server, whose folder is next to this one.
 */
const CODES_FILE = new URL("../masters/hsn-codes.tsv", import.meta.url);
const TAB_BYTE = 0x09;
const LINE_END_BYTE = 0x0a;

/** The file as it is, 1.4 MB, read at the first look-up. */
let officialList: Buffer | undefined;
