import { readFile } from "node:fs/promises";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * Removes what the stand-in never reads: descriptions, examples and error codes, half of the
 * contract's size.
 */
export function createStripWordsPlugin(): Plugin {
  return {
    name: "without-words",
    setup(build) {
      build.onLoad({ filter: /generated\/contract\.json$/ }, async ({ path }) => {
        const contract = JSON.parse(await readFile(path, "utf8")) as unknown;
        return { contents: JSON.stringify(stripWords(contract)), loader: "json" };
      });
    },
  };
}

function stripWords(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(stripWords);
  if (typeof node !== "object" || node === null) return node;
  const keptEntries = Object.entries(node).filter(
    ([name, value]) => !(TEXT_KEYS.has(name) && typeof value === "string"),
  );
  return Object.fromEntries(
    keptEntries.flatMap(([name, value]) => (UNREAD_KEYS.has(name) ? [] : [[name, stripWords(value)]])),
  );
}

/**
 * Removed only where the value is a text: a schema may also have a property of one of these names.
 */
const TEXT_KEYS: ReadonlySet<string> = new Set(["description", "summary"]);

const UNREAD_KEYS: ReadonlySet<string> = new Set(["example", "examples", "x-codes"]);
