import type { TableRow } from "../../packages/sdk/report/table/table-column.ts";
import { gridRows, mountGrid, type GridRow } from "../baselines/ag-grid.ts";
import { longestTask, noteTasks, picture } from "./long-tasks.ts";
import { mountOurs } from "./our-table.tsx";
import { billsAsText, type TableOnPage } from "./table-content.ts";

/** Which table is on the page. */
export type TableKind = "ours" | "grid";

/** A step that a user does with a table; the host does the mount. */
export type TableStep =
  | { do: "mount"; bills: number }
  | { do: "sort"; id: string; isDescending: boolean }
  | { do: "search"; text: string };

/** Numbers of two visible bills. A step is done when both are shown. */
export type Signs = readonly [string, string];

const ours = new Map<number, TableRow[]>();
const grids = new Map<number, GridRow[]>();
let table: TableOnPage | undefined;

/** Parses the server's response for one of the tables and keeps it. */
function read(kind: TableKind, bills: number): void {
  const rows = JSON.parse(billsAsText(bills)) as TableRow[]; // as table-content.ts wrote it
  if (kind === "ours") ours.set(bills, rows);
  else grids.set(bills, gridRows(rows));
}

function act(kind: TableKind, step: TableStep): void {
  if (step.do === "mount")
    table =
      kind === "ours"
        ? mountOurs(box(), ours.get(step.bills) ?? [])
        : mountGrid(box(), grids.get(step.bills) ?? []);
  else if (step.do === "sort") table?.sort(step.id, step.isDescending);
  else table?.search(step.text);
}

/** Milliseconds from a step to the frame that shows its result. */
async function take(kind: TableKind, step: TableStep, signs: Signs): Promise<number> {
  if (isSeen(signs)) throw new Error("It is seen before it is done.");
  const begun = performance.now();
  act(kind, step);
  do {
    await picture();
    if (performance.now() - begun > PATIENCE) throw new Error(`${kind}: it is not seen: ${step.do}.`);
  } while (!isSeen(signs));
  return performance.now() - begun;
}

/** The same without timing: the visible rows after nothing changes any more. */
async function look(kind: TableKind, step: TableStep): Promise<string[][]> {
  act(kind, step);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const drawn = table?.drawn() ?? new Map<number, string[]>();
  return Array.from({ length: LOOKED_AT }, (_, place) => drawn.get(place) ?? []);
}

function isSeen([first, last]: Signs) {
  const bill = (place: number) => table?.cell(place, "BillNo")?.replaceAll(/\s/g, "");
  return bill(0) === first && bill(LOOKED_AT - 1) === last;
}

function remove(): void {
  table?.remove();
  table = undefined;
  box().replaceChildren();
}

/** Number of elements and texts in the table now. */
function nodes(): number {
  const walker = document.createTreeWalker(box(), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
}

/** Fraction of the table's height scrolled past, 0 to 1. */
function scrolled(): number {
  const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = table?.scroller() ?? {};
  return scrollTop / (scrollHeight - clientHeight);
}

function toTop(): void {
  table?.scroller().scrollTo(0, 0);
}

let pictures: number[] = [];
let isNoting = false;

/** Records the time of each frame and the longest task, until `noted` is called. */
function note(): void {
  pictures = [];
  isNoting = true;
  noteTasks();
  const next = (now: number) => {
    pictures.push(now);
    if (isNoting) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Frames per second and the longest task. The browser reports no tasks shorter than 50 ms. */
async function noted(): Promise<{ rate: number; pictures: number; longestTask: number }> {
  isNoting = false;
  const longest = await longestTask();
  const [first = 0, last = 0] = [pictures[0], pictures.at(-1)];
  return {
    rate: ((pictures.length - 1) / (last - first)) * 1000,
    pictures: pictures.length,
    longestTask: longest,
  };
}

function box(): HTMLElement {
  const found = document.querySelector<HTMLElement>("#box");
  if (!found) throw new Error("The page has no box.");
  return found;
}

/** Number of rows visible in both tables. */
const LOOKED_AT = 16;
/** Milliseconds after which a step counts as failed. */
const PATIENCE = 30_000;

const tools = { read, take, look, remove, nodes, scrolled, toTop, note, noted };
export type TableTools = typeof tools;
Object.assign(globalThis, { tools });
