import { readBase64 } from "../contract/base64.ts";
import { refused } from "@vanbook/sdk/problem";

/**
 * Decodes a PDF sent as base64, with or without a `data:` prefix. Throws WHATSAPP_FILE_INVALID if the content is not
 * a PDF or is too large.
 */
export function pdfFile(base64: string): Buffer {
  const file = readBase64(base64.replace(DATA_URL, ""));
  if (!file) throw refused("WHATSAPP_FILE_INVALID", "fileBase64", "fileBase64 is not base64.");
  if (file.length > LARGEST)
    throw refused("WHATSAPP_FILE_INVALID", "fileBase64", "The file is larger than 10 MB.");
  if (!isPdf(file)) throw refused("WHATSAPP_FILE_INVALID", "fileBase64", "The file is not a PDF.");
  return file;
}

/** The file must begin with the header and end with the trailer, so that nothing is hidden before or after the PDF. */
function isPdf(file: Buffer): boolean {
  const head = file.subarray(0, 8).toString("latin1");
  const tail = file.subarray(-1024).toString("latin1");
  return /^%PDF-[12]\.\d/.test(head) && /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail);
}

const LARGEST = 10 * 1024 * 1024;
const DATA_URL = /^data:application\/pdf;[^,]{0,200}base64,/;
