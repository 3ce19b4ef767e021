import { inflateRawSync } from "node:zlib";
import { SheetRefusal } from "./sheet-refusal.ts";

/**
 * Extracts the parts that hold a workbook's cells and opens no others (macros, links, pictures,
 * nested archives). Throws SheetRefusal for an archive that is encrypted or inconsistent, or whose
 * parts exceed `most` bytes in total, whatever sizes it declares.
 */
export function zipParts(file: Buffer, wantedNames: RegExp, most: number): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  let bytesLeft = most;
  for (const entry of listEntries(file)) {
    const name = entry.name.replaceAll("\\", "/").replace(/^\//, "");
    if (name.split("/").includes("..") || name.includes("\0")) throw new SheetRefusal("invalid");
    if (!wantedNames.test(name)) continue;
    if (entry.isEncrypted) throw new SheetRefusal("protected");
    if (parts.has(name)) throw new SheetRefusal("invalid");
    const part = inflateEntry(file, entry, bytesLeft);
    bytesLeft -= part.length;
    parts.set(name, part);
  }
  return parts;
}

interface Entry {
  name: string;
  method: number;
  isEncrypted: boolean;
  /** Compressed bytes. */
  size: number;
  at: number;
}

function listEntries(file: Buffer): Entry[] {
  const end = endOfDirectory(file);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES) throw new SheetRefusal("large");
  const foundEntries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new SheetRefusal("invalid");
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      file.readUInt16LE(at + field),
    );
    const next = at + 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
    if (next > file.length) throw new SheetRefusal("invalid");
    foundEntries.push({
      name: file.toString("utf8", at + 46, at + 46 + (nameLength ?? 0)),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      size: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    });
    at = next;
  }
  return foundEntries;
}

function endOfDirectory(file: Buffer): number {
  const longestComment = 65_535;
  const from = Math.max(0, file.length - 22 - longestComment);
  for (let at = file.length - 22; at >= from; at -= 1)
    if (file.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  throw new SheetRefusal("invalid");
}

/** Extracts at most `most` bytes, because the declared size can't be trusted. */
function inflateEntry(file: Buffer, { at, size, method }: Entry, most: number): Buffer {
  if (at + 30 > file.length || file.readUInt32LE(at) !== LOCAL_ENTRY) throw new SheetRefusal("invalid");
  const begin = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (begin + size > file.length) throw new SheetRefusal("invalid");
  const packedBytes = file.subarray(begin, begin + size);
  if (method === METHOD_STORED) {
    if (size > most) throw new SheetRefusal("large");
    return packedBytes;
  }
  if (method !== METHOD_DEFLATED) throw new SheetRefusal("invalid");
  try {
    return inflateRawSync(packedBytes, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw new SheetRefusal(
      (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "large" : "invalid",
    );
  }
}

const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const LOCAL_ENTRY = 0x04034b50;
const METHOD_STORED = 0;
const METHOD_DEFLATED = 8;
const MOST_ENTRIES = 2000;
