import sharp from "sharp";

export function drawOdometerPhoto(km: number): Promise<Buffer> {
  const pixels = Buffer.alloc(PHOTO_WIDTH * PHOTO_HEIGHT, FACE_GREY);
  fill(pixels, { left: 8, top: 22, width: PHOTO_WIDTH - 16, height: PHOTO_HEIGHT - 44 }, SCREEN_GREY);
  for (const [place, digit] of [...String(Math.round(km)).padStart(6, "0")].entries())
    drawDigit(pixels, 20 + place * 33, Number(digit));
  const raw = { width: PHOTO_WIDTH, height: PHOTO_HEIGHT, channels: 1 as const };
  return sharp(pixels, { raw }).jpeg({ quality: 60 }).toBuffer();
}

function drawDigit(pixels: Buffer, leftEdge: number, digit: number) {
  for (const bar of DIGIT_BARS[digit] ?? "") {
    const [x, y, width, height] = BAR_RECTANGLES[bar] ?? [0, 0, 0, 0];
    fill(pixels, { left: leftEdge + x, top: 34 + y, width, height }, DIGIT_GREY);
  }
}

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

function fill(pixels: Buffer, { left, top, width, height }: Rectangle, shade: number) {
  for (let y = top; y < top + height; y += 1)
    pixels.fill(shade, y * PHOTO_WIDTH + left, y * PHOTO_WIDTH + left + width);
}

const PHOTO_WIDTH = 224;
const PHOTO_HEIGHT = 112;
const FACE_GREY = 70;
const SCREEN_GREY = 18;
const DIGIT_GREY = 225;

/** The bars of each digit: a at the top, then clockwise to f; g in the middle. */
const DIGIT_BARS = ["abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg", "abcdfg"];
const BAR_RECTANGLES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  a: [2, 0, 18, 4],
  b: [18, 2, 4, 18],
  c: [18, 23, 4, 18],
  d: [2, 39, 18, 4],
  e: [0, 23, 4, 18],
  f: [0, 2, 4, 18],
  g: [2, 20, 18, 4],
};
