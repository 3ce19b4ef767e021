import type { TableRow } from "../../packages/sdk/report/table/table-column.ts";
import { gridRows, mountGrid, type GridRow } from "../baselines/ag-grid.ts";
import { measureLongestTask, noteTasks, waitForFrame } from "./long-tasks.ts";
import { mountOurs } from "./our-table.tsx";
import { writeBillsJson, type TableOnPage } from "./table-content.ts";

export type TableKind = "ours" | "grid";

export type TableStep =
  | { do: "mount"; bills: number }
  | { do: "sort"; id: string; isDescending: boolean }
  | { do: "search"; text: string };

/** Numbers of two visible bills. A step is done when both are shown. */
export type Signs = readonly [string, string];

const ours = new Map<number, TableRow[]>();
const grids = new Map<number, GridRow[]>();
let table: TableOnPage | undefined;

function read(kind: TableKind, bills: number): void {
  const rows = JSON.parse(writeBillsJson(bills)) as TableRow[]; // as table-content.ts wrote it
  if (kind === "ours") ours.set(bills, rows);
  else grids.set(bills, gridRows(rows));
}

function performStep(kind: TableKind, step: TableStep): void {
  if (step.do === "mount")
    table =
      kind === "ours"
        ? mountOurs(findBox(), ours.get(step.bills) ?? [])
        : mountGrid(findBox(), grids.get(step.bills) ?? []);
  else if (step.do === "sort") table?.sort(step.id, step.isDescending);
  else table?.search(step.text);
}

async function take(kind: TableKind, step: TableStep, signs: Signs): Promise<number> {
  if (isSeen(signs)) throw new Error("It is seen before it is done.");
  const startTime = performance.now();
  performStep(kind, step);
  do {
    await waitForFrame();
    if (performance.now() - startTime > WAIT_LIMIT_MS)
      throw new Error(`${kind}: it is not seen: ${step.do}.`);
  } while (!isSeen(signs));
  return performance.now() - startTime;
}

/**
 * Performs a step without timing it, and returns the visible rows once nothing changes any more.
 */
async function look(kind: TableKind, step: TableStep): Promise<string[][]> {
  performStep(kind, step);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const drawnRows = table?.drawn() ?? new Map<number, string[]>();
  return Array.from({ length: LOOKED_AT }, (_, place) => drawnRows.get(place) ?? []);
}

function isSeen([first, last]: Signs) {
  const readBillNo = (place: number) => table?.cell(place, "BillNo")?.replaceAll(/\s/g, "");
  return readBillNo(0) === first && readBillNo(LOOKED_AT - 1) === last;
}

function remove(): void {
  table?.remove();
  table = undefined;
  findBox().replaceChildren();
}

function countNodes(): number {
  const walker = document.createTreeWalker(findBox(), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
}

/** Fraction of the table's height scrolled past, 0 to 1. */
function measureScrollFraction(): number {
  const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = table?.scroller() ?? {};
  return scrollTop / (scrollHeight - clientHeight);
}

function toTop(): void {
  table?.scroller().scrollTo(0, 0);
}

let pictures: number[] = [];
let isNoting = false;

/** Starts to record the time of each frame and the longest task. */
function note(): void {
  pictures = [];
  isNoting = true;
  noteTasks();
  const noteFrame = (now: number) => {
    pictures.push(now);
    if (isNoting) requestAnimationFrame(noteFrame);
  };
  requestAnimationFrame(noteFrame);
}

/** Frames per second and the longest task. The browser reports no tasks shorter than 50 ms. */
async function finishNoting(): Promise<{ rate: number; pictures: number; longestTask: number }> {
  isNoting = false;
  const longest = await measureLongestTask();
  const [first = 0, last = 0] = [pictures[0], pictures.at(-1)];
  return {
    rate: ((pictures.length - 1) / (last - first)) * 1000,
    pictures: pictures.length,
    longestTask: longest,
  };
}

function findBox(): HTMLElement {
  const element = document.querySelector<HTMLElement>("#box");
  if (!element) throw new Error("The page has no box.");
  return element;
}

const LOOKED_AT = 16;
const WAIT_LIMIT_MS = 30_000;

const tools = {
  read,
  take,
  look,
  remove,
  nodes: countNodes,
  scrolled: measureScrollFraction,
  toTop,
  note,
  noted: finishNoting,
};
export type TableTools = typeof tools;
Object.assign(globalThis, { tools });
