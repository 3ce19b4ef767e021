import type { Text } from "../../text/en-IN/en-IN.ts";
import type { BeginFile } from "../../files/create-writer.ts";
import type { ExportSheet, MadeFile, SheetContent, WrittenKind } from "../../files/sheet.ts";
import type { KnownNames } from "./known-names.ts";

/** A screen's own sheet with its name (without extension), and what is needed to make its file. */
export interface SheetToWrite {
  content: SheetContent;
  name: string;
  names: KnownNames;
  begin: BeginFile;
  text: Text;
}

/** Makes the file of a screen's own sheet, or its print pages; headed by the company, like every report. */
export async function makeSheetFile(
  { content, name, names, begin, text }: SheetToWrite,
  kind: WrittenKind,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<MadeFile> {
  const company = await names.company(signal);
  const { rows, totals, ...head } = exportSheet(content, text);
  const notes = [...(company ? [company] : []), ...head.notes];
  const write = <K extends WrittenKind>(which: K) => {
    const file = begin(which, { ...head, notes }, signal, onProgress);
    file.add(rows);
    return file.write(totals);
  };
  return kind === "print" ? { plan: await write(kind) } : { file: await write(kind), name };
}

/** Completes a screen's sheet with the fields that it omitted. */
function exportSheet(content: SheetContent, text: Text): ExportSheet {
  return {
    notes: [],
    totals: [],
    totalLabel: text.report.total,
    missing: text.notAvailable,
    pageWords: text.report.pageOf("{page}", "{pages}"),
    ...content,
  };
}
