/**
 * A file as a picture to send, or undefined when it is none. Whatever has more pixels than the server keeps, or is a file of another kind
 * that the browser can show, is drawn smaller here: a photograph of a telephone would take minutes on a slow line.
 */
export async function readPicture(file: Blob, side = 1600): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size <= SMALL && TAKEN.has(file.type)) return file;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const pen = canvas.getContext("2d");
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // WebP keeps what is transparent and is small; a browser that can't write it makes a PNG.
  return canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
}

const TAKEN: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/webp"]);
const SMALL = 1024 * 1024;
