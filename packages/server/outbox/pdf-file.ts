import { readBase64 } from "../contract/base64.ts";
import { problemOnField } from "@vanbook/sdk/problem";

/**
 * Accepts base64 with or without a `data:` prefix. Throws WHATSAPP_FILE_INVALID for anything but a
 * PDF, or if the file is too large.
 */
export function decodePdf(base64: string): Buffer {
  const file = readBase64(base64.replace(DATA_URL, ""));
  if (!file) throw problemOnField("WHATSAPP_FILE_INVALID", "fileBase64", "fileBase64 is not base64.");
  if (file.length > MAX_BYTES)
    throw problemOnField("WHATSAPP_FILE_INVALID", "fileBase64", "The file is larger than 10 MB.");
  if (!isPdf(file)) throw problemOnField("WHATSAPP_FILE_INVALID", "fileBase64", "The file is not a PDF.");
  return file;
}

/** A header at the start and a trailer at the end: nothing is hidden before or after the PDF. */
function isPdf(file: Buffer): boolean {
  const head = file.subarray(0, 8).toString("latin1");
  const tail = file.subarray(-1024).toString("latin1");
  return /^%PDF-[12]\.\d/.test(head) && /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail);
}

const MAX_BYTES = 10 * 1024 * 1024;
const DATA_URL = /^data:application\/pdf;[^,]{0,200}base64,/;
