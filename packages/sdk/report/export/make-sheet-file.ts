import type { Text } from "../../text/en-IN/en-IN.ts";
import type { BeginFile } from "../../files/create-writer.ts";
import type { ExportSheet, MadeFile, SheetContent, WrittenKind } from "../../files/sheet.ts";
import type { KnownNames } from "./known-names.ts";

export interface SheetToWrite {
  content: SheetContent;
  name: string;
  names: KnownNames;
  begin: BeginFile;
  text: Text;
}

export async function makeSheetFile(
  { content, name, names, begin, text }: SheetToWrite,
  kind: WrittenKind,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
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
