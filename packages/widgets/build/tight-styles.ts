import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** The styles of a source without comments and spaces that mean nothing: minifiers leave templates as they are written. */
export function tightStyles(source: string): string {
  return source.replaceAll(/`\n[^`]*`/g, (style) =>
    style
      .replaceAll(/\/\*[^]*?\*\//g, "")
      .replaceAll(/\s+/g, " ")
      .replaceAll(/ ?([{};,>]) ?/g, "$1")
      .replaceAll(": ", ":"),
  );
}

/** The sources that have any. */
export const STYLED = /\/widgets\/[\w/-]+(\.styles\.ts|\.tsx|-style\.ts)$/;

/** For esbuild: the package is published so. */
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
