import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { convertGuide, makeSlug } from "../../scripts/reference/guide-html.mjs";
import { guides } from "../../packages/widgets/manual/guides.ts";

const REPOSITORY_ROOT = join(import.meta.dirname, "../..");

/**
 * `import html from "docs/embedding.md?guide"`: the guide as HTML, as on GitHub, with its links
 * pointing to manual pages.
 */
export function createGuidePlugin(): Plugin {
  return {
    name: "vanbook-manual-guides",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".md?guide")) return undefined;
      const file = id.slice(0, -"?guide".length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(convertGuide(readFileSync(file, "utf8"), (href) => resolveGuideLink(href, file)))}`;
    },
  };
}

/**
 * The manual's address for a link in docs/; undefined if the manual doesn't include the target
 * file.
 */
function resolveGuideLink(href: string, file: string): string | undefined {
  if (/^https?:/.test(href) || href.startsWith("#")) return href;
  const [path = "", hash] = href.split("#");
  const target = relative(REPOSITORY_ROOT, join(dirname(file), path));
  const guide = guides.find((one) => one.file === target);
  if (!guide) return undefined;
  return `./?path=/story/guides-${makeSlug(guide.title)}--page${hash ? `&section=${hash}` : ""}`;
}
