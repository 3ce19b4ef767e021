import { MessageChannel } from "node:worker_threads";
import { expect, test } from "vitest";
import { read, utils } from "xlsx";
import { answerFileOrders } from "./answer-file-orders.ts";
import type { FileOrder, FromFileThread, ToFileThread } from "./file-orders.ts";

const SALE_ORDER: FileOrder = {
  report: "sales.report",
  kind: "excel",
  args: { FromDate: "2026-04-01", ToDate: "2026-04-30", FYearID: 1 },
  today: "2026-04-30",
};
const BILL_COLUMNS = ["BillNo", "BillDate", "CustomerName", "BillAmount", "RetailBillNo", "WholesaleNo"];

test("a workbook has the rows of every batch since the last beginning, and none is in the next file", async () => {
  const ask = openThread();
  const first = await ask([
    { type: "begin" },
    { type: "rows", rows: writeRows("B2C/7", 7) },
    // The replica is lost, and the report is read again.
    { type: "begin" },
    { type: "rows", rows: writeRows("B2C/1", 100.5) },
    { type: "rows", rows: writeRows("B2C/2", 50.25) },
    makeOrder(150.75, 2),
  ]);
  expect(listBills(first)).toEqual([
    ["B2C/1", 100.5],
    ["B2C/2", 50.25],
  ]);
  const second = await ask([makeOrder(0, 0)]);
  expect(listBills(second)).toEqual([]);
});

test("an unknown report is answered with its error, and the thread makes the next file", async () => {
  const ask = openThread();
  const wrongOrder: ToFileThread = {
    type: "make",
    order: { ...SALE_ORDER, report: "sales.unknown" },
    data: { lists: {} },
  };
  expect(await ask([wrongOrder])).toEqual({ failed: expect.stringContaining("sales.unknown") as string });
  const workbook = await ask([
    { type: "begin" },
    { type: "rows", rows: writeRows("B2C/3", 3) },
    makeOrder(3, 1),
  ]);
  expect(listBills(workbook)).toEqual([["B2C/3", 3]]);
});

/** Sends messages as the server does and resolves with the answer. */
function openThread() {
  const { port1, port2 } = new MessageChannel();
  answerFileOrders(port2);
  port1.unref();
  port2.unref();
  return (messages: readonly ToFileThread[]) =>
    new Promise<FromFileThread>((resolve) => {
      port1.ref();
      port1.once("message", (answer: FromFileThread) => (port1.unref(), resolve(answer)));
      for (const message of messages) port1.postMessage(message);
    });
}

function writeRows(billNo: string, amount: number): string {
  return JSON.stringify([[billNo, "2026-04-02", "Amrita Stores", amount, "1", null]]);
}

function makeOrder(total: number, rows: number): ToFileThread {
  const page = { number: 1, size: 100_000, rows, pages: 1 };
  const table = { columns: BILL_COLUMNS, rows: [], totals: { BillAmount: total }, page, ties: [] };
  return { type: "make", order: SALE_ORDER, data: { table: JSON.stringify(table), lists: {} } };
}

/** Number and amount of each bill in the workbook. */
function listBills(answer: FromFileThread): unknown[][] {
  if (!("made" in answer)) throw new Error(JSON.stringify(answer));
  const sheet = Object.values(read(answer.made.bytes).Sheets)[0] ?? {};
  const lines = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  const head = lines.findIndex((line) => line.includes("Bill No"));
  const [billNo, amount] = ["Bill No", "Amount"].map((label) => lines[head]?.indexOf(label) ?? -1);
  return lines
    .slice(head + 1)
    .filter((line) => String(line[billNo ?? 0]).startsWith("B2C/"))
    .map((line) => [line[billNo ?? 0], line[amount ?? 0]]);
}
