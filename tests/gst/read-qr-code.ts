/**
 * Reads the text of a QR code from its squares (ISO/IEC 18004), true for dark, without a border. It
 * corrects no errors, shares no code with the writer, and knows versions 18 to 26 of level L.
 */
export function readQrCode(squares: readonly (readonly boolean[])[]): string {
  const size = squares.length;
  const version = (size - 17) / 4;
  const layout = VERSION_LAYOUTS[version];
  if (!layout) throw new Error(`Version ${version} is not known.`);
  const mask = readMask(squares);
  const isFunction = findFunctionSquares(size, layout.centres);
  const bits: number[] = [];
  for (const [row, column] of walkData(size)) {
    if (isFunction[row]?.[column]) continue;
    const isMasked = MASK_RULES[mask]?.(row, column) ?? false;
    bits.push((squares[row]?.[column] ?? false) !== isMasked ? 1 : 0);
  }
  return readText(joinBlocks(toBytes(bits), layout.blocks));
}

interface Layout {
  /** Of alignment patterns. */
  centres: readonly number[];
  /** How many blocks have how many data codewords. */
  blocks: readonly (readonly [count: number, words: number])[];
}

const VERSION_LAYOUTS: Readonly<Record<number, Layout>> = {
  18: {
    centres: [6, 30, 56, 82],
    blocks: [
      [5, 120],
      [1, 121],
    ],
  },
  19: {
    centres: [6, 30, 58, 86],
    blocks: [
      [3, 113],
      [4, 114],
    ],
  },
  20: {
    centres: [6, 34, 62, 90],
    blocks: [
      [3, 107],
      [5, 108],
    ],
  },
  21: {
    centres: [6, 28, 50, 72, 94],
    blocks: [
      [4, 116],
      [4, 117],
    ],
  },
  22: {
    centres: [6, 26, 50, 74, 98],
    blocks: [
      [2, 111],
      [7, 112],
    ],
  },
  23: {
    centres: [6, 30, 54, 78, 102],
    blocks: [
      [4, 121],
      [5, 122],
    ],
  },
  24: {
    centres: [6, 28, 54, 80, 106],
    blocks: [
      [6, 117],
      [4, 118],
    ],
  },
  25: {
    centres: [6, 32, 58, 84, 110],
    blocks: [
      [8, 106],
      [4, 107],
    ],
  },
  26: {
    centres: [6, 30, 58, 86, 114],
    blocks: [
      [10, 114],
      [2, 115],
    ],
  },
};

const MASK_RULES: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** From the format beside the upper left pattern, whose first five bits are level and mask. */
function readMask(squares: readonly (readonly boolean[])[]): number {
  const format = [0, 1, 2, 3, 4].map((column) => (squares[8]?.[column] ? 1 : 0));
  const value = format.reduce<number>((sum, bit) => sum * 2 + bit, 0) ^ 0b10101;
  if (value >> 3 !== LEVEL_L) throw new Error("The code has another level of correction.");
  return value & 0b111;
}

/** Squares that hold no data: finders, timing, alignment, format and version. */
function findFunctionSquares(size: number, centres: readonly number[]): boolean[][] {
  const functionSquares = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const mark = (fromRow: number, toRow: number, fromColumn: number, toColumn: number) => {
    for (let row = fromRow; row <= toRow; row++)
      for (let column = fromColumn; column <= toColumn; column++) {
        const line = functionSquares[row];
        if (line && column >= 0 && column < size) line[column] = true;
      }
  };
  mark(0, 8, 0, 8);
  mark(0, 8, size - 8, size - 1);
  mark(size - 8, size - 1, 0, 8);
  mark(6, 6, 0, size - 1);
  mark(0, size - 1, 6, 6);
  mark(0, 5, size - 11, size - 9);
  mark(size - 11, size - 9, 0, 5);
  const last = centres.at(-1) ?? 0;
  for (const row of centres)
    for (const column of centres) {
      const isFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isFinder) mark(row - 2, row + 2, column - 2, column + 2);
    }
  return functionSquares;
}

/** Two columns at a time from the right, up and down in turn, without the column of the timing. */
function* walkData(size: number): Generator<[row: number, column: number]> {
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    isUp = !isUp;
  }
}

function toBytes(bits: readonly number[]): number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

/** Codewords are shared out over the blocks in turn. */
function joinBlocks(words: readonly number[], layout: Layout["blocks"]): number[] {
  const lengths = layout.flatMap(([count, length]) => Array.from({ length: count }, () => length));
  const blocks: number[][] = lengths.map(() => []);
  let at = 0;
  for (let place = 0; place < Math.max(...lengths); place++)
    for (const [index, block] of blocks.entries())
      if (place < (lengths[index] ?? 0)) block.push(words[at++] ?? 0);
  return blocks.flat();
}

/** One segment of bytes: four bits of mode, sixteen of the length, then the text. */
function readText(words: readonly number[]): string {
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, at) => (word >> (7 - at)) & 1));
  const take = (from: number, count: number) =>
    bits.slice(from, from + count).reduce((sum, bit) => sum * 2 + bit, 0);
  if (take(0, 4) !== BYTE_MODE) throw new Error("The code has no text of bytes.");
  const length = take(4, 16);
  return Array.from({ length }, (_, at) => String.fromCharCode(take(20 + at * 8, 8))).join("");
}

const LEVEL_L = 0b01;
const BYTE_MODE = 0b0100;
