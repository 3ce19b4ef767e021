import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { guideHtml, slugOf } from "../../scripts/reference/guide-html.mjs";
import { guides } from "../../packages/widgets/manual/guides.ts";

const ROOT = join(import.meta.dirname, "../..");

/** `import html from "docs/embedding.md?guide"`: the page that GitHub shows, as HTML, with links that lead through the manual. */
export function guidePlugin(): Plugin {
  return {
    name: "vanbook-manual-guides",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".md?guide")) return undefined;
      const file = id.slice(0, -"?guide".length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(guideHtml(readFileSync(file, "utf8"), (href) => leadsTo(href, file)))}`;
    },
  };
}

/** Where a link of docs/ leads in the manual; undefined for a file that is not in it. */
function leadsTo(href: string, file: string): string | undefined {
  if (/^https?:/.test(href) || href.startsWith("#")) return href;
  const [path = "", hash] = href.split("#");
  const target = relative(ROOT, join(dirname(file), path));
  const guide = guides.find((one) => one.file === target);
  if (!guide) return undefined;
  return `./?path=/story/guides-${slugOf(guide.title)}--page${hash ? `&section=${hash}` : ""}`;
}
