/**
 * Prepares a file as a picture for sending; undefined if it is not a picture. A picture that is
 * larger than the server stores, or in another format that the browser can show, is redrawn smaller
 * here: a phone's photo would take minutes on a slow connection.
 */
export async function readPicture(file: Blob, side = 1600): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size <= SMALL_FILE_BYTES && ACCEPTED_TYPES.has(file.type)) return file;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const pen = canvas.getContext("2d");
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // WebP keeps transparency and is small; browsers that can't write it make a PNG.
  return canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
}

const ACCEPTED_TYPES: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/webp"]);
const SMALL_FILE_BYTES = 1024 * 1024;
