import sharp, { type Sharp } from "sharp";
import { createConcurrencyQueue } from "../db/concurrency-queue.ts";
import { readBase64 } from "../contract/base64.ts";
import { problemOnField } from "@vanbook/sdk/problem";

/** Re-encoded from the pixels only, without any other data of the uploaded file. */
export interface CleanImage {
  bytes: Buffer;
  type: "image/jpeg" | "image/png";
}

export interface WantedImage {
  field: string;
  /** JPEG for photographs (transparent parts become white), PNG for logos. */
  as: "jpeg" | "png";
  /** Maximum pixels of the longer side; a larger picture is scaled down. */
  side: number;
}

/**
 * Accepts PNG, JPEG or WebP, recognised by content, not by name. The picture is rotated upright,
 * without metadata; of an animation only the first frame is kept. Throws IMAGE_INVALID,
 * IMAGE_TOO_LARGE, or BUSY.
 */
export async function cleanImage(
  sentBytes: Uint8Array,
  { field, as, side }: WantedImage,
): Promise<CleanImage> {
  const kind = detectKind(sentBytes);
  if (kind === undefined) throw problemOnField("IMAGE_INVALID", field);
  return queue.run(async () => {
    const open = () =>
      sharp(sentBytes, { failOn: "error", limitInputPixels: MAX_PIXELS, sequentialRead: true });
    const { format, width, height } = await convertImageErrors(open().metadata(), field);
    if (format !== kind) throw problemOnField("IMAGE_INVALID", field);
    if (Math.max(width, height) > MAX_SIDE_PIXELS) throw problemOnField("IMAGE_TOO_LARGE", field);
    const upright = open().autoOrient().resize(side, side, { fit: "inside", withoutEnlargement: true });
    const encodedImage = as === "jpeg" ? toJpeg(upright) : toPng(upright);
    return {
      bytes: await convertImageErrors(encodedImage.timeout({ seconds: 10 }).toBuffer(), field),
      type: `image/${as}`,
    };
  });
}

/** Accepts a data URL or plain base64. Throws IMAGE_INVALID for invalid base64. */
export async function cleanImageUrl(sentText: string, wantedImage: WantedImage): Promise<CleanImage> {
  const bytes = readBase64(sentText.replace(/^data:[\w.+/-]{0,60};base64,/, ""));
  if (!bytes) throw problemOnField("IMAGE_INVALID", wantedImage.field);
  return cleanImage(bytes, wantedImage);
}

function toJpeg(image: Sharp): Sharp {
  return image.flatten({ background: "#fff" }).toColourspace("srgb").jpeg({ quality: 82 });
}

function toPng(image: Sharp): Sharp {
  return image.toColourspace("srgb").png({ compressionLevel: 9 });
}

function detectKind(bytes: Uint8Array): "png" | "jpeg" | "webp" | undefined {
  const begin = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (begin.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (begin.startsWith("\xff\xd8\xff")) return "jpeg";
  return begin.startsWith("RIFF") && begin.endsWith("WEBP") ? "webp" : undefined;
}

/**
 * Converts the library's errors to IMAGE_INVALID or IMAGE_TOO_LARGE, because its messages mean
 * nothing to users.
 */
function convertImageErrors<T>(reading: Promise<T>, field: string): Promise<T> {
  return reading.catch((error: Error) => {
    throw problemOnField(/pixel limit/.test(error.message) ? "IMAGE_TOO_LARGE" : "IMAGE_INVALID", field);
  });
}

// Disables the library's cache and all other decoders, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Two at a time, so that two of libuv's four threads stay free for password hashing, and one of a
 * company.
 */
const queue = createConcurrencyQueue({
  atOnce: 2,
  atOncePerCompany: 1,
  waiting: 50,
  patience: 10_000,
  patienceWithOthers: 60_000,
});
/** 40 megapixels; phone photos have about 12. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE_PIXELS = 16_383;
