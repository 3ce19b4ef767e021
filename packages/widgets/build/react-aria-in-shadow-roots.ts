import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/**
 * Remedies for React Aria in pages of others. Two are for shadow roots. It looks for what its ids name in the page's own tree only: options to move to,
 * descriptions, errors. And a window goes on hiding whatever is added beside it when a list of its own has been opened above it.
 * The third is for pages with a content policy: a style element of its own, which a policy refuses and no shadow root is reached by; its
 * one rule is in base-style.ts.
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
        if (path.endsWith("/ariaHideOutside.mjs")) return { contents: onlyTopHides(contents), loader: "js" };
        if (path.endsWith("/usePress.mjs")) return { contents: withoutStyle(contents), loader: "js" };
        return { contents, loader: "js" };
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

function withoutStyle(source: string): string {
  const begin = source.indexOf("if (!domRef || process.env.NODE_ENV === 'test') return;");
  const end = source.indexOf("ownerDocument.head.prepend(style);", begin);
  if (begin < 0 || end < 0) throw new Error("React Aria's usePress has changed.");
  return source.slice(0, begin) + source.slice(source.indexOf("\n", end));
}

const FIND = "__vanbookElementById";
const FIND_IN_SHADOW_ROOTS = `const ${FIND} = (id) => {
  let found = document.getElementById(id);
  for (const element of found ? [] : document.querySelectorAll("vanbook-report,vanbook-widget"))
    found ??= element.shadowRoot?.getElementById(id) ?? null;
  return found;
};`;
