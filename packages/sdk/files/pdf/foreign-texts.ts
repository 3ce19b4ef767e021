import { zlibSync } from "fflate";

/** A text as a picture, for letters that the PDF's fonts lack: sixteen greys, compressed in the PDF's own encoding. */
export interface Picture {
  /** Unique within one file. */
  name: string;
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * Texts in letters that the embedded fonts lack (names in Tamil, for example), drawn with the fonts of the
 * user's system, which shape them correctly.
 */
export interface ForeignTexts {
  /** Width in units of the font size. */
  width: (text: string, isBold: boolean) => number;
  picture: (text: string, isBold: boolean) => Picture;
}

/** The picture's height, and its baseline from the top, relative to the font size of its text. */
export const PICTURE = { height: 13 / 8, baseline: 9 / 8 };

/** Draws texts in other scripts, each once; undefined if there is no canvas (in Node). */
export function foreignTexts(): ForeignTexts | undefined {
  if (typeof OffscreenCanvas === "undefined") return undefined;
  const canvas = new OffscreenCanvas(1024, HEIGHT);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  const widths = [new Map<string, number>(), new Map<string, number>()] as const;
  const pictures = new Map<string, Picture>();
  const width = (text: string, isBold: boolean) => {
    const known = widths[isBold ? 1 : 0];
    const found = known.get(text);
    if (found !== undefined) return found;
    context.font = isBold ? BOLD : REGULAR;
    const measured = context.measureText(text).width / SIZE;
    known.set(text, measured);
    return measured;
  };
  return {
    width,
    picture: (text, isBold) => {
      const name = `${isBold ? "bold" : "regular"} ${text}`;
      const found = pictures.get(name);
      if (found) return found;
      const wide = Math.min(2 * Math.ceil((width(text, isBold) * SIZE) / 2 + 1), WIDEST);
      // Changing the width clears the canvas and reallocates its memory, so it only grows.
      if (canvas.width < wide) canvas.width = wide;
      context.fillStyle = "#ffffff";
      context.fillRect(0, 0, wide, HEIGHT);
      context.font = isBold ? BOLD : REGULAR;
      context.fillStyle = "#000000";
      context.fillText(text, 0, HEIGHT * (PICTURE.baseline / PICTURE.height));
      const { data } = context.getImageData(0, 0, wide, HEIGHT);
      const picture = { name, bytes: zlibSync(greys(data), { level: 4 }), width: wide, height: HEIGHT };
      pictures.set(name, picture);
      return picture;
    },
  };
}

/** Four bits per pixel. Lines have an even number of pixels, so each starts at a byte. */
function greys(pixels: Uint8ClampedArray<ArrayBuffer>): Uint8Array {
  const colours = new Uint32Array(pixels.buffer);
  const packed = new Uint8Array(colours.length / 2);
  for (let at = 0; at < packed.length; at += 1) {
    // High 4 bits of green, which affects brightness most, as grey level; only emoji are not grey.
    packed[at] = (((colours[2 * at] ?? 0) >> 8) & 0xf0) | (((colours[2 * at + 1] ?? 0) >> 12) & 0x0f);
  }
  return packed;
}

/** Pixels: three per point of 8-point type, that is 216 per inch, so that it prints sharply. */
const SIZE = 24;
const HEIGHT = SIZE * PICTURE.height;
/** Wider than any sheet of paper; longer texts were already cut to their column. */
const WIDEST = 8192;
const REGULAR = `${SIZE}px Inter, "Noto Sans Malayalam", "Noto Sans", sans-serif`;
const BOLD = `bold ${REGULAR}`;
