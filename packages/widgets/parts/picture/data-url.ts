export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The file can't be read."));
    reader.readAsDataURL(file);
  });
}

export async function readBase64(file: Blob): Promise<string> {
  const address = await readDataUrl(file);
  return address.slice(address.indexOf(",") + 1);
}
