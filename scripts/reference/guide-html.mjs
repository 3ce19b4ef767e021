// A file of docs/ as HTML: for the reference, and for the widgets' manual (.storybook/manual).
import { Marked } from "marked";

/**
 * Converts Markdown to HTML. `leadsTo` returns the target of a link's address; if undefined, the
 * link becomes plain words.
 */
export function convertGuide(text, leadsTo) {
  const converter = new Marked();
  let tables = 0;
  let blocks = 0;
  converter.use({
    renderer: {
      heading({ tokens, depth, text: words }) {
        return `<h${depth} id="${makeSlug(words)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const to = leadsTo(href);
        if (to === undefined) return words;
        return `<a href="${to}"${to.startsWith("#") ? "" : ' target="_top"'}>${words}</a>`;
      },
      // Code and tables can be wider than a phone, so they scroll, by keyboard too.
      code({ text: code }) {
        blocks += 1;
        return `<pre tabindex="0" role="region" aria-label="Code ${blocks}"><code>${escapeHtml(code)}</code></pre>`;
      },
      table({ header, rows }) {
        const writeCells = (row, tag) =>
          row.map(
            (cell) =>
              `<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(cell.tokens)}</${tag}>`,
          );
        const isHeadless = header.every(({ text: words }) => words === "");
        // An empty heading cell has no meaning: make it an ordinary cell.
        const head = header.map((cell) =>
          cell.text === "" ? "<td></td>" : writeCells([cell], "th").join(""),
        );
        const body = rows.map((row) => `<tr>${writeCells(row, "td").join("")}</tr>`).join("");
        tables += 1;
        return `<div class="manual-scroll" tabindex="0" role="region" aria-label="Table ${tables}"><table>${
          isHeadless ? "" : `<thead><tr>${head.join("")}</tr></thead>`
        }<tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return converter.parse(text, { async: false });
}

/** A heading's anchor, as on GitHub. */
export function makeSlug(words) {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}

function escapeHtml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
