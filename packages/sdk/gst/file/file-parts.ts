/** What a file is made of: a document, or a list that is kept together. */
export interface FileRecord {
  /** The section's key in the file. */
  key: string;
  /** The array of the section that has it, if the section is an object. */
  member?: string;
  /** The document's group: `{"ctin":"…","inv":[…]}`. */
  group?: { key: string; value: string; listKey: string };
  /** JSON; of a list the JSON of its objects, without brackets. */
  text: string;
}

/**
 * Packs records into as few parts as their order allows, each at most `maxBytes` long with its
 * header. A single record that is longer is a part alone.
 */
export function packRecords(
  records: readonly FileRecord[],
  headerSize: number,
  maxBytes: number,
): FileRecord[][] {
  const parts: FileRecord[][] = [[]];
  let size = headerSize;
  for (const record of records) {
    const recordSize = measureRecord(record);
    if (size + recordSize > maxBytes && parts.at(-1)?.length) {
      parts.push([]);
      size = headerSize;
    }
    parts.at(-1)?.push(record);
    size += recordSize;
  }
  return parts;
}

/** Documents of a group together; groups in the order of their first documents. */
export function sortByGroup(records: readonly FileRecord[]): FileRecord[] {
  const groups = new Map<string, FileRecord[]>();
  for (const record of records) {
    const at = `${record.key}/${record.group?.value ?? ""}`;
    const group = groups.get(at);
    if (group) group.push(record);
    else groups.set(at, [record]);
  }
  return [...groups.values()].flat();
}

/** The sections of a part, in the order of `keys`; a section without records is left out. */
export function writeSections(records: readonly FileRecord[], keys: readonly string[]): string {
  return keys
    .flatMap((key) => {
      const own = records.filter((record) => record.key === key);
      return own.length > 0 ? `,"${key}":${writeSection(own)}` : [];
    })
    .join("");
}

function writeSection(records: readonly FileRecord[]): string {
  if (records[0]?.member === undefined) return `[${writeRecords(records)}]`;
  return `{${records.map(({ member, text }) => `"${member}":[${text}]`).join(",")}}`;
}

function writeRecords(records: readonly FileRecord[]): string {
  const pieces: string[] = [];
  let before: FileRecord["group"];
  for (const { group, text } of records) {
    if (before && group?.value === before.value) pieces.push(`,${text}`);
    else {
      if (before) pieces.push("]}");
      if (pieces.length > 0) pieces.push(",");
      pieces.push(group ? `{"${group.key}":"${group.value}","${group.listKey}":[${text}` : text);
    }
    before = group;
  }
  if (before) pieces.push("]}");
  return pieces.join("");
}

/** At most: a record may need the brackets and keys of its section and group. */
function measureRecord({ key, member = "", group, text }: FileRecord): number {
  const groupSize = group ? group.key.length + group.value.length + group.listKey.length + 16 : 0;
  return text.length + key.length + member.length + groupSize + 16;
}
