import { jsPDF } from "jspdf";
import type { Picture } from "./foreign-texts.ts";

/**
 * Puts a picture on a page. jsPDF knows PNG and JPEG; a picture that is already as PDF files hold it goes in as a format of our own,
 * which jsPDF looks up among its plugins, ten times as fast as a PNG that it takes apart and packs again.
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

/** What jsPDF puts into a file for a picture. */
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
    // White lets the hairlines through.
    transparency: [15],
  };
}

const FORMAT = "VANBOOKGREYS";
/** A byte that begins no known format, then width and height. */
const HEAD = 4;
// jsPDF's way of adding a format: a method by its name. The type lists only those that it brings itself.
Object.assign(jsPDF.API, { [`process${FORMAT}`]: processVanbookGreys });
