import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** Removes comments and needless spaces from a source's styles, since minifiers don't change template literals. */
export function tightStyles(source: string): string {
  // A comment of the code may end with a backtick, which begins no template.
  return source.replaceAll(/\/\/.*|\/\*[^]*?\*\/|`\n[^`]*`/g, (part) =>
    part.startsWith("`") ? tighten(part) : part,
  );
}

function tighten(style: string): string {
  return style
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,>]) ?/g, "$1")
    .replaceAll(": ", ":");
}

/** The sources that contain styles. */
export const STYLED = /\/widgets\/[\w/-]+(\.styles\.ts|\.tsx|-style\.ts)$/;

/** For esbuild: used for the published package. */
export function withTightStyles(): Plugin {
  return {
    name: "tight-styles",
    setup(build) {
      build.onLoad({ filter: STYLED }, async ({ path }) => ({
        contents: tightStyles(await readFile(path, "utf8")),
        loader: path.endsWith("x") ? "tsx" : "ts",
      }));
    },
  };
}
