import { bookOf, workbookFile } from "./sheet.ts";
import { HEADINGS } from "./workbook-parts.ts";

/** The first bytes of an .xls. */
export const OLE2 = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** The container of old Office files, with nothing of Excel in it. */
export function emptyContainer(): Buffer {
  const xls = workbookFile(bookOf([HEADINGS]), "biff8");
  const text = Buffer.from(xls);
  const name = Buffer.from("Workbook", "utf16le");
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name)) text.write("WordDocu", at, "utf16le");
  return text;
}

/** Every sector of the allocation table leads to itself. */
export function circular(xls: Buffer): Buffer {
  const copy = Buffer.from(xls);
  const table = (copy.readUInt32LE(76) + 1) * 512;
  for (let sector = 0; sector < 128; sector += 1) copy.writeUInt32LE(sector, table + sector * 4);
  return copy;
}

/** Another number at a place of its header. */
export function withUInt32(file: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt32LE(value, at);
  return copy;
}

/** Its first record after the beginning says that the rest is encrypted. */
export function withPassword(xls: Buffer): Buffer {
  const copy = Buffer.from(xls);
  const begin = copy.indexOf(Buffer.from([0x09, 0x08, 0x10, 0x00])); // BOF of BIFF8
  const after = begin + 4 + 16;
  copy.writeUInt16LE(0x2f, after); // FILEPASS, in place of what stood there: XOR obfuscation, its key and its verifier
  copy.writeUInt16LE(6, after + 2);
  copy.fill(0, after + 4, after + 10);
  return copy;
}
