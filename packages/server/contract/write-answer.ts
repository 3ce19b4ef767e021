import { createJsonWriter, findListEntry, WrittenArray, type Write, type WrittenSchema } from "./json.ts";
import { mapInSlices, SLICE_VALUES } from "./slices.ts";

/**
 * Like `createJsonWriter`, but writes the entries of a long list in slices: an answer that is a
 * list, or has one, can have tens of thousands of entries.
 */
export function createAnswerWriter(schema: WrittenSchema): (value: unknown) => Promise<string> {
  const write = createJsonWriter(schema);
  const entryWriters = new Map<string | undefined, Write | undefined>();
  return async (value) => {
    if (Array.isArray(value)) return write(await writeList(undefined, value));
    if (typeof value !== "object" || value === null) return write(value);
    const lists = Object.entries(value).filter(([, inner]) => isLong(inner));
    if (lists.length === 0) return write(value);
    const writtenLists: Record<string, unknown> = {};
    for (const [name, list] of lists) writtenLists[name] = await writeList(name, list);
    return write({ ...value, ...writtenLists });
  };

  /** Returns what the whole writer writes unchanged, or else the list. */
  async function writeList(name: string | undefined, list: unknown): Promise<unknown> {
    if (!isLong(list)) return list;
    const writeEntry = findEntryWriter(name);
    return writeEntry ? new WrittenArray(await mapInSlices(list, countWritten, writeEntry)) : list;
  }

  function findEntryWriter(name: string | undefined): Write | undefined {
    if (entryWriters.has(name)) return entryWriters.get(name);
    const entry = findListEntry(schema, name);
    const writer = entry && createJsonWriter(entry);
    entryWriters.set(name, writer);
    return writer;
  }
}

function isLong(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > LONG_LIST;
}

/** Writing a value takes a fraction of the time of reading, checking and converting one. */
function countWritten(entry: unknown): number {
  const fields = typeof entry === "object" && entry !== null ? Object.keys(entry).length : 1;
  return Math.ceil((1 + fields) / WRITTEN_PER_READ);
}

const WRITTEN_PER_READ = 4;
/** Fewer entries are written at once. */
const LONG_LIST = SLICE_VALUES / 10;
