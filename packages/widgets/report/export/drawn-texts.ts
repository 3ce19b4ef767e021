import type { PdfFonts } from "./pdf-fonts.ts";

/** A text as a picture, for a PDF whose faces lack its letters. */
export interface DrawnText {
  png: Uint8Array;
  width: number;
  height: number;
}

/**
 * Draws the texts that the embedded faces cannot write (names in Malayalam, say) with the fonts of the visitor's system, which also
 * shape them rightly. Without a canvas (in Node) they are left out, and print as what the faces have.
 */
export async function drawnTexts(
  rows: readonly (readonly string[])[],
  fonts: PdfFonts,
): Promise<ReadonlyMap<string, DrawnText>> {
  const drawn = new Map<string, DrawnText>();
  if (typeof OffscreenCanvas === "undefined") return drawn;
  const foreign = new Set(rows.flatMap((row) => row.filter((text) => !fonts.canDraw(text))));
  for (const text of foreign) {
    // A file of nothing but pictures would take too long; what is beyond is written as well as the faces can.
    if (drawn.size >= MOST) break;
    const picture = await draw(text);
    if (picture) drawn.set(text, picture);
  }
  return drawn;
}

async function draw(text: string): Promise<DrawnText | undefined> {
  const measure = new OffscreenCanvas(1, 1).getContext("2d");
  if (!measure) return undefined;
  measure.font = FONT;
  const canvas = new OffscreenCanvas(Math.ceil(measure.measureText(text).width) + 2, LINE);
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, LINE);
  context.font = FONT;
  context.fillStyle = "#000000";
  context.fillText(text, 0, LINE * 0.69);
  const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return { png, width: canvas.width, height: LINE };
}

/** Pixels: four for a point, so that it prints sharply. */
const LINE = 52;
const FONT = '32px Inter, "Noto Sans Malayalam", "Noto Sans", sans-serif';
const MOST = 2000;
