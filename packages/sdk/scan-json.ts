/** What a text of JSON may have at most. */
export interface JsonLimits {
  depth: number;
  values: number;
  /** Of one object. */
  fields: number;
}

/** The counts go just beyond a limit that the text exceeds. */
export interface ScannedJson {
  depth: number;
  values: number;
  fields: number;
  /** The first name that an object has twice. */
  repeatedName: string | undefined;
  /** Where that name is: `["lines", 1, "rate"]`. */
  repeatedAt: readonly (string | number)[];
}

/**
 * Counts nesting depth, values, and the fields of the largest object before a text is parsed, so
 * that recursive code may walk it, and finds a name that an object has twice, because `JSON.parse`
 * keeps only the last of its values. Stops when a limit is exceeded, so no object has many names to
 * compare. Yields how many values it has about looked at since it last did.
 */
export function* scanJson(text: string, limits: JsonLimits): Generator<number, ScannedJson, undefined> {
  const open: number[] = []; // the fields so far of each open list and object
  const openNames: (Set<string> | undefined)[] = []; // of each open object; undefined for a list
  const places: (string | number)[] = []; // the current name of each open object, or index of a list
  let depth = 0;
  let values = 1;
  let fields = 0;
  let repeatedName: string | undefined;
  let repeatedAt: readonly (string | number)[] = [];
  let mayBeName = false;
  let scannedLength = 0;
  for (let at = 0; at < text.length && depth <= limits.depth; at += 1) {
    const mark = text[at];
    if (mark === '"') {
      const end = endOfText(text, at + 1);
      const names = mayBeName ? openNames[depth] : undefined;
      if (names) {
        const name = readName(text.slice(at, end + 1));
        places[depth] = name;
        if (names.has(name) && repeatedName === undefined) {
          repeatedName = name;
          repeatedAt = places.slice(1, depth + 1);
        }
        fields = Math.max(fields, names.add(name).size);
      }
      at = end;
    } else if (mark === "[" || mark === "{") {
      open[(depth += 1)] = 0;
      openNames[depth] = mark === "{" ? new Set() : undefined;
      places[depth] = 0;
      mayBeName = true;
    } else if (mark === "]" || mark === "}") depth -= 1;
    else if (mark === ",") {
      values += 1;
      mayBeName = true;
      const place = places[depth];
      if (typeof place === "number") places[depth] = place + 1;
    } else if (mark === ":") {
      fields = Math.max(fields, (open[depth] = (open[depth] ?? 0) + 1));
      mayBeName = false;
    }
    if (values > limits.values || fields > limits.fields) break;
    if (at - scannedLength >= STEP_LENGTH) {
      scannedLength = at;
      yield STEP_VALUES;
    }
  }
  return { depth, values, fields, repeatedName, repeatedAt };
}

/** As `JSON.parse` reads it: `"a"` and `"\u0061"` are one name. */
function readName(quotedText: string): string {
  if (!quotedText.includes("\\")) return quotedText.slice(1, -1);
  try {
    return JSON.parse(quotedText) as string;
  } catch {
    return quotedText; // parsing the whole text fails too
  }
}

/** Finds the closing quote with `indexOf`, to skip a file of many megabytes in one step. */
function endOfText(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

/** In characters: to scan so many takes about as long as to check so many values. */
const STEP_LENGTH = 10_000;
const STEP_VALUES = 100;
