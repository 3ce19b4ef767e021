import qrcode from "qrcode-generator";

/**
 * The squares of a QR code, true for dark, with a blank border. The text is in ASCII. A long one has
 * less correction, so that its squares stay large enough to be read.
 */
export function qrRows(text: string): boolean[][] {
  const code = qrcode(0, text.length > LONG_TEXT ? "L" : "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const along = Array.from({ length: count + 2 * BORDER_SQUARES }, (_, at) => at - BORDER_SQUARES);
  const isInside = (at: number) => at >= 0 && at < count;
  return along.map((row) =>
    along.map((column) => isInside(row) && isInside(column) && code.isDark(row, column)),
  );
}

const BORDER_SQUARES = 2;
const LONG_TEXT = 300;
