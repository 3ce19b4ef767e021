import { jsPDF } from "jspdf";
import type { Picture } from "./foreign-texts.ts";

/**
 * Puts a picture on a page. jsPDF supports PNG and JPEG; a picture that is already in the PDF's own encoding
 * uses our own format, which jsPDF finds among its plugins. This is ten times as fast as a PNG, which it
 * decodes and encodes again.
 */
export function drawPicture(
  document: jsPDF,
  { bytes, width, height, name }: Picture,
  place: { x: number; y: number; width: number; height: number },
) {
  const file = new Uint8Array(HEAD + bytes.length);
  file.set([1, width >> 8, width & 255, height]);
  file.set(bytes, HEAD);
  document.addImage(file, FORMAT, place.x, place.y, place.width, place.height, name);
}

/** The image object that jsPDF writes into the file. */
function processVanbookGreys(file: Uint8Array, index: number, alias: string) {
  let data = "";
  for (let at = HEAD; at < file.length; at += 8192)
    data += String.fromCharCode(...file.subarray(at, at + 8192));
  return {
    data,
    index,
    alias,
    width: (file[1] ?? 0) * 256 + (file[2] ?? 0),
    height: file[3] ?? 0,
    colorSpace: "DeviceGray",
    bitsPerComponent: 4,
    filter: "FlateDecode",
    // White is transparent, so that the hairlines stay visible.
    transparency: [15],
  };
}

const FORMAT = "VANBOOKGREYS";
/** A byte that starts no known format, then width and height. */
const HEAD = 4;
// jsPDF's way of adding a format: a method by its name. Its types list only the built-in ones.
Object.assign(jsPDF.API, { [`process${FORMAT}`]: processVanbookGreys });
