/** JSON as it is written: with repeated keys, and numbers to the last digit. */
export type JsonNode =
  | { is: "object"; entries: readonly JsonEntry[] }
  | { is: "array"; items: readonly JsonNode[] }
  | { is: "text"; text: string }
  | { is: "number"; text: string }
  | { is: "word"; text: string };

export type JsonEntry = readonly [key: string, node: JsonNode];

/** The text of a value; undefined for lists and objects. */
export function readNodeText(node: JsonNode | undefined): string | undefined {
  return node && "text" in node ? node.text : undefined;
}

/** Throws SyntaxError for what is no JSON, and for more than 20 levels. */
export function readJson(text: string): JsonNode {
  const reader: Reader = { text, at: 0 };
  const node = readNode(reader, 0);
  skipBlanks(reader);
  if (reader.at < text.length) throw makeSyntaxError(reader);
  return node;
}

interface Reader {
  text: string;
  at: number;
}

function readNode(reader: Reader, depth: number): JsonNode {
  if (depth > MAX_DEPTH) throw makeSyntaxError(reader);
  skipBlanks(reader);
  const first = reader.text[reader.at];
  if (first === "{") return readObject(reader, depth);
  if (first === "[") return readArray(reader, depth);
  if (first === '"') return { is: "text", text: readText(reader) };
  const number = take(reader, NUMBER_PATTERN);
  if (number !== undefined) return { is: "number", text: number };
  const word = take(reader, WORD_PATTERN);
  if (word === undefined) throw makeSyntaxError(reader);
  return { is: "word", text: word };
}

function readObject(reader: Reader, depth: number): JsonNode {
  const entries: JsonEntry[] = [];
  readList(reader, "}", () => {
    skipBlanks(reader);
    const key = readText(reader);
    skipBlanks(reader);
    if (reader.text[reader.at++] !== ":") throw makeSyntaxError(reader);
    entries.push([key, readNode(reader, depth + 1)]);
  });
  return { is: "object", entries };
}

function readArray(reader: Reader, depth: number): JsonNode {
  const items: JsonNode[] = [];
  readList(reader, "]", () => items.push(readNode(reader, depth + 1)));
  return { is: "array", items };
}

/** From the opening bracket to the closing one. */
function readList(reader: Reader, end: string, readMember: () => void): void {
  reader.at += 1;
  skipBlanks(reader);
  if (reader.text[reader.at] === end) {
    reader.at += 1;
    return;
  }
  for (;;) {
    readMember();
    skipBlanks(reader);
    const next = reader.text[reader.at++];
    if (next === end) return;
    if (next !== ",") throw makeSyntaxError(reader);
  }
}

function readText(reader: Reader): string {
  const literal = take(reader, TEXT_PATTERN);
  if (literal === undefined) throw makeSyntaxError(reader);
  return literal.includes("\\") ? String(JSON.parse(literal)) : literal.slice(1, -1);
}

function skipBlanks(reader: Reader): void {
  take(reader, BLANK_PATTERN);
}

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at;
  const match = pattern.exec(reader.text);
  if (match) reader.at = pattern.lastIndex;
  return match?.[0];
}

function makeSyntaxError({ at }: Reader): SyntaxError {
  return new SyntaxError(`No JSON at character ${at}.`);
}

const MAX_DEPTH = 20;
const BLANK_PATTERN = /[ \t\r\n]*/y;
const NUMBER_PATTERN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD_PATTERN = /true|false|null/y;
const TEXT_PATTERN = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
