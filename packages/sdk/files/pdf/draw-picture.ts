import { jsPDF } from "jspdf";
import type { Picture } from "./foreign-texts.ts";

/**
 * jsPDF supports PNG and JPEG, but decodes and encodes a PNG again. A picture that is already in
 * the PDF's own encoding uses our own format, registered with jsPDF below; this is ten times as
 * fast.
 */
export function drawPicture(
  document: jsPDF,
  { bytes, width, height, name }: Picture,
  place: { x: number; y: number; width: number; height: number },
) {
  const file = new Uint8Array(HEADER_BYTES + bytes.length);
  file.set([1, width >> 8, width & 255, height]);
  file.set(bytes, HEADER_BYTES);
  document.addImage(file, PICTURE_FORMAT, place.x, place.y, place.width, place.height, name);
}

/** Called by jsPDF; returns the image object that it writes into the file. */
function buildImageObject(file: Uint8Array, index: number, alias: string) {
  let data = "";
  for (let at = HEADER_BYTES; at < file.length; at += 8192)
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
    // Makes white transparent, so that the hairlines stay visible.
    transparency: [15],
  };
}

const PICTURE_FORMAT = "VANBOOKGREYS";
/** Bytes before the pixels: one byte that starts no known format, then width and height. */
const HEADER_BYTES = 4;
// jsPDF finds a format by a method of this name; its types list only the built-in ones.
Object.assign(jsPDF.API, { [`process${PICTURE_FORMAT}`]: buildImageObject });
