import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";
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
      return `export default ${JSON.stringify(htmlOf(readFileSync(file, "utf8"), file))}`;
    },
  };
}

function htmlOf(text: string, file: string): string {
  const marked = new Marked();
  let tables = 0;
  let blocks = 0;
  marked.use({
    renderer: {
      heading({ tokens, depth, text: words }: Tokens.Heading) {
        return `<h${depth} id="${slugOf(words)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        const to = leadsTo(href, file);
        return to === undefined
          ? words
          : `<a href="${to}"${to.startsWith("#") ? "" : ' target="_top"'}>${words}</a>`;
      },
      // Wider than a phone, both are scrolled, by keyboard too.
      code({ text: code }: Tokens.Code) {
        blocks += 1;
        return `<pre tabindex="0" role="region" aria-label="Code ${blocks}"><code>${escaped(code)}</code></pre>`;
      },
      table(token: Tokens.Table) {
        const { header, rows } = token;
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map(
            (cell) =>
              `<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(cell.tokens)}</${tag}>`,
          );
        const isHeadless = header.every(({ text: words }) => words === "");
        // An empty heading cell says nothing: a cell.
        const head = header.map((cell) => (cell.text === "" ? "<td></td>" : cells([cell], "th").join("")));
        const body = rows.map((row) => `<tr>${cells(row, "td").join("")}</tr>`).join("");
        tables += 1;
        return `<div class="manual-scroll" tabindex="0" role="region" aria-label="Table ${tables}"><table>${
          isHeadless ? "" : `<thead><tr>${head.join("")}</tr></thead>`
        }<tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return marked.parse(text, { async: false });
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

/** As GitHub names headings. */
function slugOf(words: string): string {
  return basename(words)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(/\s/g, "-");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
