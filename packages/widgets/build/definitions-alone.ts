import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/**
 * For files that are made in Node: of a report's module its definition is all that is wanted. What draws is replaced by a module that stands
 * for anything and does nothing, and with it go React and all that comes with it.
 */
export function definitionsAlone(): Plugin {
  return {
    name: "definitions-alone",
    setup(build) {
      build.onLoad({ filter: /\/report\/define\/define-report\.tsx$/ }, () => ({
        contents: "export const defineReport = (definition) => ({ definition });",
      }));
      build.onResolve({ filter: DRAWS }, ({ path }) => ({ path, namespace: "undrawn" }));
      build.onLoad({ filter: /.*/, namespace: "undrawn" }, () => ({ contents: NOTHING }));
      build.onResolve({ filter: /^undrawn$/ }, ({ path }) => ({ path, namespace: "undrawn" }));
      build.onLoad({ filter: /\/parts\/lazy-part\.ts$/ }, () => ({
        contents: "export const lazyPart = () => undefined;",
      }));
      build.onLoad({ filter: /\/widgets\/[\w/-]+\.(tsx|styles\.ts)$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        if (/\bdefineReport\(|\.definition = /.test(source)) return undefined;
        const names = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
          ([, name]) => name,
        );
        return {
          contents: [
            'import nothing from "undrawn";',
            ...names.map((name) => `export const ${name} = nothing;`),
          ].join("\n"),
        };
      });
    },
  };
}

const DRAWS =
  /^(react|react-dom|react-aria|react-aria-components|react-stately|react-hook-form|styled-components|chart\.js|leaflet|@tanstack\/[\w-]+|@internationalized\/date)(\/|$)/;

/** Whatever is taken of it, called or made of it is itself. */
const NOTHING = `const nothing = new Proxy(function () {}, {
  get: (own, name) => (typeof name === "symbol" || name === "then" ? undefined : name === "prototype" ? own.prototype : nothing),
  apply: () => nothing,
  construct: () => nothing,
});
module.exports = nothing;`;
