import { makeBook, makeWorkbookFile } from "./sheet.ts";
import { CUSTOMER_HEADINGS } from "./workbook-parts.ts";

/** The first bytes (signature) of an .xls file. */
export const OLE2_SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** An old Office file container without any Excel content. */
export function emptyContainer(): Buffer {
  const xls = makeWorkbookFile(makeBook([CUSTOMER_HEADINGS]), "biff8");
  const text = Buffer.from(xls);
  const name = Buffer.from("Workbook", "utf16le");
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name)) text.write("WordDocu", at, "utf16le");
  return text;
}

/** Every sector of the allocation table points to itself. */
export function makeCircular(xls: Buffer): Buffer {
  const copy = Buffer.from(xls);
  const table = (copy.readUInt32LE(76) + 1) * 512;
  for (let sector = 0; sector < 128; sector += 1) copy.writeUInt32LE(sector, table + sector * 4);
  return copy;
}

/** Writes another number at an offset of the file. */
export function withUInt32(file: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt32LE(value, at);
  return copy;
}

/** The record after BOF says that the rest is encrypted. */
export function withPassword(xls: Buffer): Buffer {
  const copy = Buffer.from(xls);
  const begin = copy.indexOf(Buffer.from([0x09, 0x08, 0x10, 0x00])); // BOF of BIFF8
  const after = begin + 4 + 16;
  copy.writeUInt16LE(0x2f, after); // FILEPASS over the record that was there: XOR obfuscation, with key and verifier
  copy.writeUInt16LE(6, after + 2);
  copy.fill(0, after + 4, after + 10);
  return copy;
}
