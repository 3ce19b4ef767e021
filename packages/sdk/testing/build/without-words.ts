import { readFile } from "node:fs/promises";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Removes from the contract what the stand-in never reads: descriptions, examples and error codes, half of its size. */
export function withoutWords(): Plugin {
  return {
    name: "without-words",
    setup(build) {
      build.onLoad({ filter: /generated\/contract\.json$/ }, async ({ path }) => {
        const contract = JSON.parse(await readFile(path, "utf8")) as unknown;
        return { contents: JSON.stringify(stripped(contract)), loader: "json" };
      });
    },
  };
}

function stripped(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(stripped);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(
    ([name, value]) => !(WORDS.has(name) && typeof value === "string"),
  );
  return Object.fromEntries(
    kept.flatMap(([name, value]) => (UNREAD.has(name) ? [] : [[name, stripped(value)]])),
  );
}

/** A schema property may have one of these names too; then it is not a text. */
const WORDS: ReadonlySet<string> = new Set(["description", "summary"]);

const UNREAD: ReadonlySet<string> = new Set(["example", "examples", "x-codes"]);
