import sharp, { type Sharp } from "sharp";
import { createTurns } from "../db/concurrency-queue.ts";
import { refused } from "../contract/problem.ts";

/** A picture that was drawn anew from its pixels: nothing else of what was sent is in it. */
export interface CleanImage {
  bytes: Buffer;
  type: "image/jpeg" | "image/png";
}

/** What becomes of a picture, and the field that is named when it can't be read. */
export interface WantedImage {
  field: string;
  /** JPEG for photographs, on white where they are transparent; PNG for logos. */
  as: "jpeg" | "png";
  /** Pixels that its longer side may have; a larger picture is made smaller. */
  side: number;
}

/**
 * Makes a picture of the bytes that somebody sent as one: PNG, JPEG or WebP by content, whatever it is called. It is turned upright,
 * without its metadata, and of an animation only the first frame. Throws IMAGE_INVALID or IMAGE_TOO_LARGE.
 */
export async function cleanImage(sent: Uint8Array, { field, as, side }: WantedImage): Promise<CleanImage> {
  const kind = kindOf(sent);
  if (kind === undefined) throw refused("IMAGE_INVALID", field);
  return turns.run(async () => {
    const open = () => sharp(sent, { failOn: "error", limitInputPixels: PIXELS, sequentialRead: true });
    const { format, width, height } = await readable(open().metadata(), field);
    if (format !== kind) throw refused("IMAGE_INVALID", field);
    if (Math.max(width, height) > LONGEST) throw refused("IMAGE_TOO_LARGE", field);
    const upright = open().autoOrient().resize(side, side, { fit: "inside", withoutEnlargement: true });
    const drawn = as === "jpeg" ? asJpeg(upright) : asPng(upright);
    return { bytes: await readable(drawn.timeout({ seconds: 10 }).toBuffer(), field), type: `image/${as}` };
  });
}

/** The same for a picture that comes as a data URL, or as base64 alone. */
export async function cleanImageUrl(sent: string, wanted: WantedImage): Promise<CleanImage> {
  const base64 = sent.replace(/^data:[\w.+/-]{0,60};base64,/, "");
  return cleanImage(Buffer.from(base64, "base64"), wanted);
}

function asJpeg(image: Sharp): Sharp {
  return image.flatten({ background: "#fff" }).toColourspace("srgb").jpeg({ quality: 82 });
}

function asPng(image: Sharp): Sharp {
  return image.toColourspace("srgb").png({ compressionLevel: 9 });
}

/** What the first bytes are those of. */
function kindOf(bytes: Uint8Array): "png" | "jpeg" | "webp" | undefined {
  const begin = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (begin.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (begin.startsWith("\xff\xd8\xff")) return "jpeg";
  return begin.startsWith("RIFF") && begin.endsWith("WEBP") ? "webp" : undefined;
}

/** The library says in words of its own why it can't read a picture; all of it means the same to whoever sent it. */
function readable<T>(reading: Promise<T>, field: string): Promise<T> {
  return reading.catch((error: Error) => {
    throw refused(/pixel limit/.test(error.message) ? "IMAGE_TOO_LARGE" : "IMAGE_INVALID", field);
  });
}

// Decoders of all other formats are out of reach, whatever a file claims to be; nothing that was read is kept.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

/** Two at once take two of the four threads beside the event loop; passwords need the others. */
const turns = createTurns({ atOnce: 2, waiting: 50, patience: 10_000 });
/** A photograph of 40 megapixels; a phone takes 12. */
const PIXELS = 40_000_000;
const LONGEST = 16_383;
