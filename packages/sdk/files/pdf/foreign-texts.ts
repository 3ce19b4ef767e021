import { zlibSync } from "fflate";

/** A text as a picture, for a PDF whose faces lack its letters: sixteen greys, compressed as PDF files hold it. */
export interface Picture {
  /** Tells pictures of one file apart. */
  name: string;
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Texts in letters that the embedded faces lack (names in Tamil, say), by the fonts of the visitor's system, which shape them rightly. */
export interface ForeignTexts {
  /** Width in units of the size. */
  width: (text: string, isBold: boolean) => number;
  picture: (text: string, isBold: boolean) => Picture;
}

/** How a picture stands to the size of its text: its height, and how far below its top the letters stand. */
export const PICTURE = { height: 13 / 8, baseline: 9 / 8 };

/** Draws foreign texts, each once; undefined where there is no canvas (in Node). */
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
      // A change of width empties the canvas and takes its memory anew, so it only ever grows.
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

/** Four bits for a pixel. Lines have an even number of pixels, so that each begins on a byte. */
function greys(pixels: Uint8ClampedArray<ArrayBuffer>): Uint8Array {
  const colours = new Uint32Array(pixels.buffer);
  const packed = new Uint8Array(colours.length / 2);
  for (let at = 0; at < packed.length; at += 1) {
    // The upper half of the green, which weighs most in what the eye takes for light; only an emoji is not grey.
    packed[at] = (((colours[2 * at] ?? 0) >> 8) & 0xf0) | (((colours[2 * at + 1] ?? 0) >> 12) & 0x0f);
  }
  return packed;
}

/** Pixels: three for a point of 8-point type, 216 to the inch, so that it prints sharply. */
const SIZE = 24;
const HEIGHT = SIZE * PICTURE.height;
/** Wider than any sheet of paper; what is longer was cut to its column before. */
const WIDEST = 8192;
const REGULAR = `${SIZE}px Inter, "Noto Sans Malayalam", "Noto Sans", sans-serif`;
const BOLD = `bold ${REGULAR}`;
