import { crc32, deflateRawSync } from "node:zlib";

/** An entry of a ZIP archive, with optional false values in its headers. */
export interface Entry {
  name: string;
  data: Buffer;
  /** False unpacked size. */
  claimed?: number;
  /** False packed size. */
  packed?: number;
  /** Bit 0: encrypted. */
  flags?: number;
  method?: number;
  /** False offset. */
  at?: number;
}

/** A ZIP archive, written by hand so that its headers can be false. */
export function makeArchive(
  entries: readonly Entry[],
  { count = entries.length, comment = "" } = {},
): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimed = data.length, packed, flags = 0, method = 8, at } of entries) {
    const body = method === 8 ? deflateRawSync(data, { level: 9 }) : data;
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed ?? body.length, 14);
    fields.writeUInt32LE(claimed, 18);
    fields.writeUInt16LE(title.length, 22);
    bodies.push(Buffer.from("PK\x03\x04", "latin1"), fields, title, body);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at ?? offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, rest, title);
    offset += 30 + title.length + body.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([
    ...bodies,
    ...directory,
    Buffer.from("PK\x05\x06", "latin1"),
    end,
    Buffer.from(comment),
  ]);
}
