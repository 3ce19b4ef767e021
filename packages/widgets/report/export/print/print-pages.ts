import {
  HEAD,
  MARGIN,
  NOTE,
  NOTE_ROW,
  PAD,
  ROW,
  TITLE,
  TITLE_ROOM,
  type PaperLine,
  type PaperPage,
  type PaperPlan,
} from "../../../../sdk/files/layout/page-plan.ts";
import { paperFor } from "./paper.ts";
import { pagesStyle } from "./print-pages.styles.ts";

/**
 * Prints the pages of a plan, one per sheet, as in its PDF. They are in the page only until the browser's print
 * dialog closes. Texts are set as text, so they are never treated as markup.
 */
export function printPages(plan: PaperPlan, tree: Document | ShadowRoot): void {
  const paper = paperFor(tree, `size: ${plan.width}pt ${plan.height}pt; margin: 0`, pagesStyle);
  const root = part("div", "vb-root vb-print vb-print-pages");
  root.dataset["scheme"] = "light";
  // Slightly less than the sheet, so that rounding does not add a page.
  root.style.cssText = `--vb-sheet: ${plan.height - 1}pt; --vb-margin: ${MARGIN}pt; --vb-pad: ${PAD}pt; --vb-line-height: ${ROW}pt; font-size: ${plan.size}pt`;
  plan.pages.forEach((page, at) => root.append(sheet(plan, page, at === 0)));
  paper.container.append(root);
  const remove = paper.lay();
  window.addEventListener("afterprint", remove, { once: true });
  window.print();
}

function sheet(plan: PaperPlan, page: PaperPage, isFirst: boolean): HTMLElement {
  const section = part("section", "vb-print-sheet");
  if (isFirst) {
    const head = part("header", "vb-print-head");
    head.style.height = `${TITLE_ROOM + plan.notes.length * NOTE_ROW}pt`;
    const title = part("h1", "", plan.title);
    title.style.cssText = `font-size: ${TITLE}pt; height: ${NOTE_ROW + 3}pt`;
    const notes = plan.notes.map((note) => part("p", "", note));
    for (const note of notes) note.style.cssText = `font-size: ${NOTE}pt; height: ${NOTE_ROW}pt`;
    const corner = part("p", "vb-print-corner", plan.corner);
    corner.style.fontSize = `${NOTE}pt`;
    head.append(title, ...notes, corner);
    section.append(head);
  }
  section.append(table(plan, page), part("p", "vb-print-number", page.number));
  return section;
}

function table({ columns, heads, width, size }: PaperPlan, { lines }: PaperPage): HTMLElement {
  const table = part("table", "");
  const available = width - 2 * MARGIN;
  const group = part("colgroup", "");
  for (const column of columns) {
    const col = part("col", "");
    // Relative to the table's width: a browser with its own margins scales everything down slightly.
    col.style.width = `${(column.width / available) * 100}%`;
    group.append(col);
  }
  const head = part("thead", "");
  const row = part("tr", "");
  row.style.height = `${HEAD}pt`;
  row.append(...heads.map((label, at) => part("th", columns[at]?.isRight ? "vb-num" : "", label)));
  head.append(row);
  const body = part("tbody", "");
  for (const line of lines) body.append(drawn(line));
  table.append(group, head, body);
  return table;

  function drawn({ texts, face, words, indent }: PaperLine): HTMLElement {
    const line = part("tr", face === "bold" ? "vb-print-bold" : "");
    if (words) {
      const cell = part("td", "", words.text);
      cell.setAttribute("colspan", String(words.span));
      if (words.indent > 0) cell.style.paddingLeft = `${PAD + words.indent * size}pt`;
      line.append(cell);
    }
    for (let at = words?.span ?? 0; at < columns.length; at += 1) {
      const cell = part("td", columns[at]?.isRight ? "vb-num" : "", texts[at] ?? "");
      if (indent?.at === at) cell.style.paddingLeft = `${PAD + indent.ems * size}pt`;
      line.append(cell);
    }
    return line;
  }
}

function part(tag: string, className: string, text?: string): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}
