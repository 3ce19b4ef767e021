import { TYPES, withEnding } from "../../../sdk/files/file-name.ts";

/** Downloads a finished file, under its name with the kind's extension. */
export function saveFile({ file, name }: { file: BlobPart; name: string }, kind: keyof typeof TYPES): void {
  download(new Blob([file], { type: TYPES[kind] }), withEnding(name, kind));
}

/** Downloads a file in the browser. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read the URL after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
