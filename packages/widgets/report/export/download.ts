/** Lets the browser save a file. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
