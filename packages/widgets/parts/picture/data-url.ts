/** A file's content as an address: `data:image/png;base64,…`. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The file can't be read."));
    reader.readAsDataURL(file);
  });
}

/** A file's content in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const address = await dataUrlOf(file);
  return address.slice(address.indexOf(",") + 1);
}
