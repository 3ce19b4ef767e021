import { MEDIA_TYPES, withEnding } from "../../../sdk/files/file-name.ts";

export function saveFile(
  { file, name }: { file: BlobPart; name: string },
  kind: keyof typeof MEDIA_TYPES,
): void {
  download(new Blob([file], { type: MEDIA_TYPES[kind] }), withEnding(name, kind));
}

export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Wait: browsers read the URL after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
