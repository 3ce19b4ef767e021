import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/**
 * A file sent as a picture and the expected problem code; without a code, the server accepts and
 * re-encodes it.
 */
export interface SentImage {
  bytes: Buffer;
  code?: "IMAGE_INVALID" | "IMAGE_TOO_LARGE" | "BODY_TOO_LARGE";
}

/** Text in the file's metadata that must not be in the re-encoded picture. */
export const SENDER_SECRET = "SECRET-OF-THE-SENDER";

/**
 * Broken and oversized pictures, pictures with false headers, other files sent as pictures, and
 * pictures with extra data.
 */
export async function makeHostileImages(): Promise<ReadonlyMap<string, SentImage>> {
  const [png, jpeg, webp] = [
    await makeNoise().png().toBuffer(),
    await makePhoto(),
    await makeNoise().webp().toBuffer(),
  ];
  return new Map<string, SentImage>([
    ...expectRefusal("IMAGE_INVALID", {
      ...makeOtherFiles(png),
      ...makeBrokenImages(png, jpeg, webp),
      ...(await makeOtherImages()),
    }),
    ...expectRefusal("IMAGE_INVALID", { "a JPEG of two thousand scans": await repeatScans() }),
    ...expectRefusal("IMAGE_TOO_LARGE", makeImageBombs()),
    ...expectRefusal("BODY_TOO_LARGE", {
      "a file of more than 5 MB": Buffer.concat([png, Buffer.alloc(5_300_000)]),
    }),
    ...Object.entries(await makeSecretCarriers(png, jpeg, webp)).map(
      ([name, bytes]) => [name, { bytes }] as const,
    ),
  ]);
}

/** A photograph of 640 × 480 pixels with the metadata that a phone adds. */
export async function makePhoto(): Promise<Buffer> {
  return makeNoise(640, 480)
    .jpeg()
    .withExif({
      IFD0: { Copyright: SENDER_SECRET },
      IFD3: { GPSLatitude: "9/1 58/1 0/1", GPSLongitude: "76/1 17/1 0/1" },
    })
    .toBuffer();
}

function expectRefusal(code: SentImage["code"] & string, files: Record<string, Buffer>) {
  return Object.entries(files).map(([name, bytes]) => [name, { bytes, code }] as const);
}

/** Files of other types, some of which begin like a picture. */
function makeOtherFiles(png: Buffer): Record<string, Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>`;
  return {
    "an SVG": Buffer.from(svg),
    "an SVG behind a declaration": Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`,
    ),
    "a page": Buffer.from("<!doctype html><script>alert(1)</script>"),
    "a page that begins like a GIF": Buffer.from("GIF89a/*<script>alert(1)</script>*/"),
    "a PDF": Buffer.from("%PDF-1.4\nstartxref\n0\n%%EOF\n"),
    "an EPS": Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file\n"),
    "an archive": Buffer.from("PK\x03\x04".padEnd(60, "\0"), "latin1"),
    "a program": Buffer.from("\x7fELF".padEnd(60, "\0"), "latin1"),
    "a picture behind a page": Buffer.concat([Buffer.from("<script>alert(1)</script>"), png]),
    "a text of one letter": Buffer.from("x"),
    "an MVG of ImageMagick": Buffer.from(
      "push graphic-context\nimage over 0,0 0,0 'https://x.example/|ls'\n",
    ),
  };
}

/** Pictures of types that the server does not accept. */
async function makeOtherImages(): Promise<Record<string, Buffer>> {
  const bmp = Buffer.alloc(58);
  bmp.write("BM", 0);
  bmp.writeUInt32LE(58, 2);
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(1, 18);
  bmp.writeInt32LE(1, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  return {
    "a GIF": await makeNoise(20, 20).gif().toBuffer(),
    "a TIFF": await makeNoise(20, 20).tiff().toBuffer(),
    "an AVIF": await makeNoise(20, 20).avif({ effort: 0 }).toBuffer(),
    "a BMP": bmp,
    "an icon": Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 24, 0]), bmp]),
  };
}

/** Pictures that are truncated or have false headers. */
function makeBrokenImages(png: Buffer, jpeg: Buffer, webp: Buffer): Record<string, Buffer> {
  return {
    "a PNG of its first bytes": png.subarray(0, 8),
    "a JPEG of its first bytes": jpeg.subarray(0, 4),
    "a WebP of its first bytes": webp.subarray(0, 12),
    "half a PNG": png.subarray(0, png.length / 2),
    "half a JPEG": jpeg.subarray(0, jpeg.length / 2),
    "half a WebP": webp.subarray(0, webp.length / 2),
    "a JPEG without its end": jpeg.subarray(0, jpeg.length - 2),
    "a PNG that begins like a JPEG": Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), png.subarray(3)]),
    "a PNG with a wrong check sum": changeCopy(png, (bytes) =>
      bytes.writeUInt8(bytes.readUInt8(40) ^ 0xff, 40),
    ),
    "a PNG without width": makePng(0, 10, Buffer.alloc(0)),
    "a PNG of two thousand million columns": makePng(0x7fff_ffff, 1, deflateSync(Buffer.alloc(1000))),
    "a PNG of garbage": makePng(10, 10, Buffer.from("no deflate stream")),
    "a PNG with fewer rows than it says": makePng(6000, 6000, deflateSync(Buffer.alloc(1000))),
    "a PNG of a colour type that there is not": makePng(10, 10, deflateSync(Buffer.alloc(110)), {
      colour: 7,
    }),
    "a WebP that is longer than its file": changeCopy(webp, (bytes) => bytes.writeUInt32LE(0xffff_fff0, 4)),
    "zeros behind the beginning of a JPEG": Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(100_000)]),
  };
}

/** Small files that decode to huge pictures. */
function makeImageBombs(): Record<string, Buffer> {
  const tiny = deflateSync(Buffer.alloc(1000));
  return {
    "a PNG of 900 megapixels": makePng(30_000, 30_000, tiny),
    "a PNG of 41 megapixels": makePng(6404, 6404, tiny),
    "a ribbon of 20,000 pixels": makePng(20_000, 2, deflateSync(Buffer.alloc(40_002))),
  };
}

/** Pictures with extra data, which must not be in the stored picture. */
async function makeSecretCarriers(png: Buffer, jpeg: Buffer, webp: Buffer): Promise<Record<string, Buffer>> {
  const secret = Buffer.from(SENDER_SECRET);
  const million = deflateSync(Buffer.alloc(100_000_000));
  const makeTextChunk = (type: string, data: Buffer) => ({
    chunks: [makePngChunk(type, Buffer.concat([Buffer.from("a\0\0"), data]))],
  });
  const rows = deflateSync(Buffer.alloc(110));
  return {
    "a photograph with place and owner": jpeg,
    "a JPEG before a page": Buffer.concat([jpeg, Buffer.from(`<script>${SENDER_SECRET}</script>`)]),
    "a PNG before an archive": Buffer.concat([png, Buffer.from("PK\x03\x04", "latin1"), secret]),
    "a WebP before a program": Buffer.concat([webp, Buffer.from("\x7fELF", "latin1"), secret]),
    "a JPEG with a comment": Buffer.concat([
      jpeg.subarray(0, 2),
      makeCommentSegment(secret),
      jpeg.subarray(2),
    ]),
    "a PNG with a text": makePng(10, 10, rows, {
      chunks: [makePngChunk("tEXt", Buffer.concat([Buffer.from("Comment\0"), secret]))],
    }),
    "a PNG with a packed text of 100 MB": makePng(10, 10, rows, makeTextChunk("zTXt", million)),
    "a PNG with a colour profile of 100 MB": makePng(10, 10, rows, makeTextChunk("iCCP", million)),
    "a PNG with rows of 100 MB more than it needs": makePng(10, 10, million),
    "a PNG with 50,000 texts": makePng(10, 10, rows, {
      chunks: Array<Buffer>(50_000).fill(makePngChunk("tEXt", Buffer.from("a\0b"))),
    }),
    "an animation": await makeAnimation(),
    "a JPEG in the colours of print": await makeNoise(20, 20).toColourspace("cmyk").jpeg().toBuffer(),
    "a PNG of 16 bits and 36 megapixels": makePng(
      6000,
      6000,
      deflateSync(Buffer.alloc((6000 * 2 + 1) * 6000)),
      { depth: 16 },
    ),
  };
}

async function makeAnimation(): Promise<Buffer> {
  const frames = await Promise.all(
    ["#c00", "#0c0"].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A noise picture, the same each time. */
function makeNoise(width = 120, height = 80) {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + (at >> 3)) % 251),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function changeCopy(bytes: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
}

/** A JPEG whose last scan is repeated 2000 times. */
async function repeatScans(): Promise<Buffer> {
  const jpeg = await makeNoise(640, 480).jpeg({ progressive: true }).toBuffer();
  const begin = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(begin, Math.min(begin + 1500, jpeg.length - 2));
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(2000).fill(scan), jpeg.subarray(-2)]);
}

function makeCommentSegment(text: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, text]);
}

interface PngParts {
  depth?: number;
  colour?: number;
  chunks?: Buffer[];
}

/** A PNG with this width and height in its header, whatever its data contains. */
function makePng(
  width: number,
  height: number,
  rows: Buffer,
  { depth = 8, colour = 0, chunks = [] }: PngParts = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(depth, 8);
  head.writeUInt8(colour, 9);
  const begin = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    begin,
    makePngChunk("IHDR", head),
    ...chunks,
    makePngChunk("IDAT", rows),
    makePngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function makePngChunk(type: string, data: Buffer): Buffer {
  const typedData = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(typedData), 4);
  return Buffer.concat([ends.subarray(0, 4), typedData, ends.subarray(4)]);
}
