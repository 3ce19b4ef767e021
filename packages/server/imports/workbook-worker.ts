import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { readSheet } from "./read-sheet.ts";
import type { ImportKind } from "./sheet-columns.ts";
import { SheetRefusal } from "./sheet-refusal.ts";
import { sheetRows } from "./sheet-rows.ts";
import type { WorkbookAnswer } from "./read-workbook.ts";

// A separate thread, so that a malicious file can only use up this thread's memory and time
// (read-workbook.ts).
const { kind, file } = workerData as { kind: ImportKind; file: Uint8Array }; // set by read-workbook.ts
// Requests come first. Only Linux has a priority per thread: elsewhere it would be the server's.
if (process.platform === "linux") setPriority(10);
parentPort?.postMessage(answer());

function answer(): WorkbookAnswer {
  try {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    return { sheet: sheetRows(kind, readSheet(bytes, { isoDays: kind === "openingBill" })) };
  } catch (error) {
    if (error instanceof SheetRefusal) return { refused: error.reason, detail: error.detail };
    return { refused: error instanceof RangeError ? "large" : "invalid", detail: undefined };
  }
}
