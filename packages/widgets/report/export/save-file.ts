import { TYPES, withEnding } from "../../../sdk/files/file-name.ts";

/** Lets the browser save a file that was made, under its name with the kind's ending. */
export function saveFile({ file, name }: { file: BlobPart; name: string }, kind: keyof typeof TYPES): void {
  download(new Blob([file], { type: TYPES[kind] }), withEnding(name, kind));
}

/** Lets the browser save a file. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
