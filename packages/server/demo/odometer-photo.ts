import sharp from "sharp";

/** A small JPEG of an odometer that shows `km` kilometres, like a photo from the field app. */
export function odometerPhoto(km: number): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, FACE);
  fill(pixels, { left: 8, top: 22, width: WIDTH - 16, height: HEIGHT - 44 }, SCREEN);
  for (const [place, digit] of [...String(Math.round(km)).padStart(6, "0")].entries())
    drawDigit(pixels, 20 + place * 33, Number(digit));
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 as const };
  return sharp(pixels, { raw }).jpeg({ quality: 60 }).toBuffer();
}

/** A digit of seven bars, each a rectangle. */
function drawDigit(pixels: Buffer, left: number, digit: number) {
  for (const bar of BARS[digit] ?? "") {
    const [x, y, width, height] = RECTANGLES[bar] ?? [0, 0, 0, 0];
    fill(pixels, { left: left + x, top: 34 + y, width, height }, LIT);
  }
}

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

function fill(pixels: Buffer, { left, top, width, height }: Rectangle, shade: number) {
  for (let y = top; y < top + height; y += 1) pixels.fill(shade, y * WIDTH + left, y * WIDTH + left + width);
}

const WIDTH = 224;
const HEIGHT = 112;
const FACE = 70;
const SCREEN = 18;
const LIT = 225;

/** The bars of each digit: a at the top, clockwise to f, g in the middle. */
const BARS = ["abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg", "abcdfg"];
const RECTANGLES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  a: [2, 0, 18, 4],
  b: [18, 2, 4, 18],
  c: [18, 23, 4, 18],
  d: [2, 39, 18, 4],
  e: [0, 23, 4, 18],
  f: [0, 2, 4, 18],
  g: [2, 20, 18, 4],
};
