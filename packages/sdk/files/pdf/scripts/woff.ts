import { unzlibSync } from "fflate";

/**
 * WOFF File Format 1.0 (W3C): a TrueType font's tables, each deflated where that makes it smaller.
 */
export function unpackWoff(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + 20 * at;
    const [offset, storedLength, length] = [4, 8, 12].map((field) => view.getUint32(entry + field)) as [
      number,
      number,
      number,
    ];
    const bytes = file.subarray(offset, offset + storedLength);
    return {
      tag: view.getUint32(entry),
      checksum: view.getUint32(entry + 16),
      bytes: storedLength < length ? unzlibSync(bytes) : bytes,
    };
  });
  // Tables start at multiples of four bytes.
  const alignLength = (bytes: Uint8Array) => Math.ceil(bytes.length / 4) * 4;
  const head = 12 + 16 * count;
  const font = new Uint8Array(tables.reduce((end, { bytes }) => end + alignLength(bytes), head));
  const to = new DataView(font.buffer);
  to.setUint32(0, view.getUint32(4));
  const power = Math.floor(Math.log2(count));
  [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].forEach((value, at) =>
    to.setUint16(4 + 2 * at, value),
  );
  let offset = head;
  tables.forEach(({ tag, checksum, bytes }, at) => {
    [tag, checksum, offset, bytes.length].forEach((value, field) =>
      to.setUint32(12 + 16 * at + 4 * field, value),
    );
    font.set(bytes, offset);
    offset += alignLength(bytes);
  });
  return font;
}
