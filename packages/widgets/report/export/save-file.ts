import { download } from "./download.ts";
import { withEnding } from "./file-name.ts";

/** Lets the browser save a file that was made, under its name with the kind's ending. */
export function saveFile({ file, name }: { file: BlobPart; name: string }, kind: keyof typeof TYPES): void {
  download(new Blob([file], { type: TYPES[kind] }), withEnding(name, kind));
}

const TYPES = {
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
  csv: "text/csv;charset=utf-8",
} as const;
