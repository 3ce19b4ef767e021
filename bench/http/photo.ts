import { crc32, deflateSync } from "node:zlib";

/** In base64, a grey PNG of 36 megapixels: few bytes, but long work for those who read it. */
export function createPhoto(): string {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE_PIXELS, 0);
  head.writeUInt32BE(SIDE_PIXELS, 4);
  head[8] = 8; // bits of a pixel; the other bytes are 0: grey, not interlaced
  const pixels = deflateSync(Buffer.alloc(SIDE_PIXELS * (SIDE_PIXELS + 1)));
  const chunks = [makeChunk("IHDR", head), makeChunk("IDAT", pixels), makeChunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]).toString("base64");
}

function makeChunk(kind: string, content: Buffer): Buffer {
  const kindAndContent = Buffer.concat([Buffer.from(kind), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(kindAndContent));
  return Buffer.concat([length, kindAndContent, checksum]);
}

const SIDE_PIXELS = 6000;
