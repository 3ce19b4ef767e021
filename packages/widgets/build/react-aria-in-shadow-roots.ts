import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/**
 * Two remedies for React Aria in shadow roots. It looks for what its ids name in the page's own tree only: options to move to,
 * descriptions, errors. And a window goes on hiding whatever is added beside it when a list of its own has been opened above it.
 */
export function reactAriaInShadowRoots(): Plugin {
  return {
    name: "react-aria-in-shadow-roots",
    setup(build) {
      build.onLoad({ filter: /react-aria\/dist\/private\/.*\.mjs$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        const found = source
          .replaceAll(/\bdocument\.getElementById\(/g, `${FIND}(`)
          .replaceAll(/(?<=\(inputRef\.current\))\.getElementById\(/g, `&&${FIND}(`);
        const contents = found === source ? source : `${FIND_IN_SHADOW_ROOTS}\n${found}`;
        return {
          contents: path.endsWith("/ariaHideOutside.mjs") ? onlyTopHides(contents) : contents,
          loader: "js",
        };
      });
    },
  };
}

function onlyTopHides(source: string): string {
  const [stack] = /\$\w+\$var\$observerStack/.exec(source) ?? [];
  const begin = "let shadowObserver = new MutationObserver((changes)=>{";
  if (stack === undefined || !source.includes(begin))
    throw new Error("React Aria's ariaHideOutside has changed.");
  return source.replace(begin, () => `${begin} if (${stack}.at(-1) !== observerWrapper) return;`);
}

const FIND = "__vanbookElementById";
const FIND_IN_SHADOW_ROOTS = `const ${FIND} = (id) => {
  let found = document.getElementById(id);
  for (const element of found ? [] : document.querySelectorAll("vanbook-report,vanbook-widget"))
    found ??= element.shadowRoot?.getElementById(id) ?? null;
  return found;
};`;
