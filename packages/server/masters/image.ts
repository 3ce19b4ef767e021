import sharp, { type Sharp } from "sharp";
import { createConcurrencyQueue } from "../db/concurrency-queue.ts";
import { readBase64 } from "../contract/base64.ts";
import { refused } from "@vanbook/sdk/problem";

/** A picture that was re-encoded from its pixels only, without any other data of the uploaded file. */
export interface CleanImage {
  bytes: Buffer;
  type: "image/jpeg" | "image/png";
}

/** The target format and size, and the field to name in errors. */
export interface WantedImage {
  field: string;
  /** JPEG for photographs, with transparent parts turned white; PNG for logos. */
  as: "jpeg" | "png";
  /** Maximum length of the longer side in pixels; a larger picture is scaled down. */
  side: number;
}

/**
 * Re-encodes an uploaded picture (PNG, JPEG or WebP, recognized by its content, not its name). It is rotated
 * upright, without metadata; of an animation only the first frame is kept. Throws IMAGE_INVALID,
 * IMAGE_TOO_LARGE, or BUSY.
 */
export async function cleanImage(sent: Uint8Array, { field, as, side }: WantedImage): Promise<CleanImage> {
  const kind = kindOf(sent);
  if (kind === undefined) throw refused("IMAGE_INVALID", field);
  return queue.run(async () => {
    const open = () => sharp(sent, { failOn: "error", limitInputPixels: PIXELS, sequentialRead: true });
    const { format, width, height } = await readable(open().metadata(), field);
    if (format !== kind) throw refused("IMAGE_INVALID", field);
    if (Math.max(width, height) > LONGEST) throw refused("IMAGE_TOO_LARGE", field);
    const upright = open().autoOrient().resize(side, side, { fit: "inside", withoutEnlargement: true });
    const drawn = as === "jpeg" ? asJpeg(upright) : asPng(upright);
    return { bytes: await readable(drawn.timeout({ seconds: 10 }).toBuffer(), field), type: `image/${as}` };
  });
}

/** `cleanImage` for a picture sent as a data URL or plain base64; invalid base64 throws IMAGE_INVALID. */
export async function cleanImageUrl(sent: string, wanted: WantedImage): Promise<CleanImage> {
  const bytes = readBase64(sent.replace(/^data:[\w.+/-]{0,60};base64,/, ""));
  if (!bytes) throw refused("IMAGE_INVALID", wanted.field);
  return cleanImage(bytes, wanted);
}

function asJpeg(image: Sharp): Sharp {
  return image.flatten({ background: "#fff" }).toColourspace("srgb").jpeg({ quality: 82 });
}

function asPng(image: Sharp): Sharp {
  return image.toColourspace("srgb").png({ compressionLevel: 9 });
}

/** The file type, recognized by its first bytes. */
function kindOf(bytes: Uint8Array): "png" | "jpeg" | "webp" | undefined {
  const begin = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (begin.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (begin.startsWith("\xff\xd8\xff")) return "jpeg";
  return begin.startsWith("RIFF") && begin.endsWith("WEBP") ? "webp" : undefined;
}

/**
 * Converts all errors of the library to IMAGE_INVALID or IMAGE_TOO_LARGE, because its messages mean nothing
 * to the user.
 */
function readable<T>(reading: Promise<T>, field: string): Promise<T> {
  return reading.catch((error: Error) => {
    throw refused(/pixel limit/.test(error.message) ? "IMAGE_TOO_LARGE" : "IMAGE_INVALID", field);
  });
}

// Disables all other decoders, regardless of what a file claims to be, and the library's cache.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

/** Two at a time, to use only two of libuv's four threads: password hashing needs the others. */
const queue = createConcurrencyQueue({ atOnce: 2, waiting: 50, patience: 10_000 });
/** 40 megapixels; phone photos have about 12. */
const PIXELS = 40_000_000;
const LONGEST = 16_383;
