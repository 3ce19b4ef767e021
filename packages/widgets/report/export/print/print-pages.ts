import {
  HEADS_HEIGHT,
  TABLE_MARGIN,
  NOTE_SIZE,
  NOTE_ROW,
  CELL_PADDING,
  ROW_HEIGHT,
  TITLE_SIZE,
  TITLE_ROOM,
  type PaperLine,
  type PaperPage,
  type PaperPlan,
} from "../../../../sdk/files/layout/page-plan.ts";
import { createPaper } from "./paper.ts";
import { pagesStyle } from "./print-pages.styles.ts";

/**
 * Prints the pages of a plan, one per sheet, as in its PDF. The pages are in the document only
 * until the browser's print dialog closes. Texts are set as text, so they are never treated as
 * markup.
 */
export function printPages(plan: PaperPlan, tree: Document | ShadowRoot): void {
  const paper = createPaper(tree, `size: ${plan.width}pt ${plan.height}pt; margin: 0`, pagesStyle);
  const root = createElement("div", "vb-root vb-print vb-print-pages");
  root.dataset["scheme"] = "light";
  // The page is slightly smaller than the sheet, so that rounding does not add a page.
  root.style.cssText = `--vb-sheet: ${plan.height - 1}pt; --vb-margin: ${TABLE_MARGIN}pt; --vb-pad: ${CELL_PADDING}pt; --vb-line-height: ${ROW_HEIGHT}pt; font-size: ${plan.size}pt`;
  plan.pages.forEach((page, at) => root.append(createSheet(plan, page, at === 0)));
  paper.container.append(root);
  const remove = paper.lay();
  window.addEventListener("afterprint", remove, { once: true });
  window.print();
}

function createSheet(plan: PaperPlan, page: PaperPage, isFirst: boolean): HTMLElement {
  const section = createElement("section", "vb-print-sheet");
  if (isFirst) {
    const head = createElement("header", "vb-print-head");
    head.style.height = `${TITLE_ROOM + plan.notes.length * NOTE_ROW}pt`;
    const title = createElement("h1", "", plan.title);
    title.style.cssText = `font-size: ${TITLE_SIZE}pt; height: ${NOTE_ROW + 3}pt`;
    const notes = plan.notes.map((note) => createElement("p", "", note));
    for (const note of notes) note.style.cssText = `font-size: ${NOTE_SIZE}pt; height: ${NOTE_ROW}pt`;
    const corner = createElement("p", "vb-print-corner", plan.corner);
    corner.style.fontSize = `${NOTE_SIZE}pt`;
    head.append(title, ...notes, corner);
    section.append(head);
  }
  section.append(createTable(plan, page), createElement("p", "vb-print-number", page.number));
  return section;
}

function createTable({ columns, heads, width, size }: PaperPlan, { lines }: PaperPage): HTMLElement {
  const table = createElement("table", "");
  const available = width - 2 * TABLE_MARGIN;
  const group = createElement("colgroup", "");
  for (const column of columns) {
    const col = createElement("col", "");
    // In percent: a browser with its own margins scales everything down slightly.
    col.style.width = `${(column.width / available) * 100}%`;
    group.append(col);
  }
  const head = createElement("thead", "");
  const row = createElement("tr", "");
  row.style.height = `${HEADS_HEIGHT}pt`;
  row.append(...heads.map((label, at) => createElement("th", columns[at]?.isRight ? "vb-num" : "", label)));
  head.append(row);
  const body = createElement("tbody", "");
  for (const line of lines) body.append(createTableRow(line));
  table.append(group, head, body);
  return table;

  function createTableRow({ texts, face, words, indent }: PaperLine): HTMLElement {
    const line = createElement("tr", face === "bold" ? "vb-print-bold" : "");
    if (words) {
      const cell = createElement("td", "", words.text);
      cell.setAttribute("colspan", String(words.span));
      if (words.indent > 0) cell.style.paddingLeft = `${CELL_PADDING + words.indent * size}pt`;
      line.append(cell);
    }
    for (let at = words?.span ?? 0; at < columns.length; at += 1) {
      const cell = createElement("td", columns[at]?.isRight ? "vb-num" : "", texts[at] ?? "");
      if (indent?.at === at) cell.style.paddingLeft = `${CELL_PADDING + indent.ems * size}pt`;
      line.append(cell);
    }
    return line;
  }
}

function createElement(tag: string, className: string, text?: string): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}
