import { zlibSync } from "fflate";

/**
 * A text as a picture, for letters that the PDF's fonts lack: sixteen greys, in the PDF's own
 * compressed encoding.
 */
export interface Picture {
  /** Unique within one file. */
  name: string;
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * Texts with letters that the embedded fonts lack (names in Tamil, for example). The fonts of the
 * user's system draw them and shape them correctly.
 */
export interface ForeignTexts {
  /** Width in units of the font size. */
  width: (text: string, isBold: boolean) => number;
  picture: (text: string, isBold: boolean) => Picture;
}

/** Height of the picture and its baseline from the top, relative to the font size. */
export const PICTURE_PROPORTIONS = { height: 13 / 8, baseline: 9 / 8 };

/** Draws each text once; undefined if there is no canvas (in Node). */
export function createForeignTexts(): ForeignTexts | undefined {
  if (typeof OffscreenCanvas === "undefined") return undefined;
  const canvas = new OffscreenCanvas(1024, PICTURE_PIXELS);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  const widths = [new Map<string, number>(), new Map<string, number>()] as const;
  const pictures = new Map<string, Picture>();
  const measureWidth = (text: string, isBold: boolean) => {
    const faceWidths = widths[isBold ? 1 : 0];
    const cachedWidth = faceWidths.get(text);
    if (cachedWidth !== undefined) return cachedWidth;
    context.font = isBold ? BOLD_FONT : REGULAR_FONT;
    const textWidth = context.measureText(text).width / FONT_PIXELS;
    faceWidths.set(text, textWidth);
    return textWidth;
  };
  return {
    width: measureWidth,
    picture: (text, isBold) => {
      const name = `${isBold ? "bold" : "regular"} ${text}`;
      const cachedPicture = pictures.get(name);
      if (cachedPicture) return cachedPicture;
      const wide = Math.min(2 * Math.ceil((measureWidth(text, isBold) * FONT_PIXELS) / 2 + 1), MAX_PIXELS);
      // A new width clears the canvas and reallocates its memory, so the canvas only grows.
      if (canvas.width < wide) canvas.width = wide;
      context.fillStyle = "#ffffff";
      context.fillRect(0, 0, wide, PICTURE_PIXELS);
      context.font = isBold ? BOLD_FONT : REGULAR_FONT;
      context.fillStyle = "#000000";
      context.fillText(text, 0, PICTURE_PIXELS * (PICTURE_PROPORTIONS.baseline / PICTURE_PROPORTIONS.height));
      const { data } = context.getImageData(0, 0, wide, PICTURE_PIXELS);
      const picture = {
        name,
        bytes: zlibSync(packGreys(data), { level: 4 }),
        width: wide,
        height: PICTURE_PIXELS,
      };
      pictures.set(name, picture);
      return picture;
    },
  };
}

/** Four bits per pixel. Lines have an even number of pixels, so that each starts at a byte. */
function packGreys(pixels: Uint8ClampedArray<ArrayBuffer>): Uint8Array {
  const colours = new Uint32Array(pixels.buffer);
  const packedPixels = new Uint8Array(colours.length / 2);
  for (let at = 0; at < packedPixels.length; at += 1) {
    // The high 4 bits of green, which affects brightness most, as grey level; only emoji are not
    // grey.
    packedPixels[at] = (((colours[2 * at] ?? 0) >> 8) & 0xf0) | (((colours[2 * at + 1] ?? 0) >> 12) & 0x0f);
  }
  return packedPixels;
}

/**
 * Font size in pixels: three per point of 8-point type (216 per inch), so that it prints sharply.
 */
const FONT_PIXELS = 24;
const PICTURE_PIXELS = FONT_PIXELS * PICTURE_PROPORTIONS.height;
/** Pixels. Wider than any sheet of paper; longer texts were already cut to their column. */
const MAX_PIXELS = 8192;
const REGULAR_FONT = `${FONT_PIXELS}px Inter, "Noto Sans Malayalam", "Noto Sans", sans-serif`;
const BOLD_FONT = `bold ${REGULAR_FONT}`;
