import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/**
 * Removes comments and needless spaces from styles, since minifiers don't change template literals.
 */
export function compressStyles(source: string): string {
  // Comments are matched too, because a backtick at the end of a comment begins no template.
  return source.replaceAll(/\/\/.*|\/\*[^]*?\*\/|`\n[^`]*`/g, (part) =>
    part.startsWith("`") ? compressStyle(part) : part,
  );
}

function compressStyle(style: string): string {
  return style
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,>]) ?/g, "$1")
    .replaceAll(": ", ":");
}

export const STYLED_SOURCES = /\/widgets\/[\w/-]+(\.styles\.ts|\.tsx|-style\.ts)$/;

export function withTightStyles(): Plugin {
  return {
    name: "tight-styles",
    setup(build) {
      build.onLoad({ filter: STYLED_SOURCES }, async ({ path }) => ({
        contents: compressStyles(await readFile(path, "utf8")),
        loader: path.endsWith("x") ? "tsx" : "ts",
      }));
    },
  };
}
