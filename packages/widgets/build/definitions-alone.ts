import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/**
 * For files made in Node: keeps only the definition of a report's module. Drawing modules are replaced by a stub
 * that does nothing, so React and its dependencies are not needed.
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

/** Any property, call result or instance of it is the stub itself. */
const NOTHING = `const nothing = new Proxy(function () {}, {
  get: (own, name) => (typeof name === "symbol" || name === "then" ? undefined : name === "prototype" ? own.prototype : nothing),
  apply: () => nothing,
  construct: () => nothing,
});
module.exports = nothing;`;
