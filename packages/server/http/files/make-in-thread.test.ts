import { expect, test } from "vitest";
import type { FileData, OpenRowsThread } from "@vanbook/sdk/files/orders";
import { markCompany, runMarked } from "../../channels.ts";
import { toProblem } from "../errors.ts";
import { FILES_PER_COMPANY, makeInThread } from "./make-in-thread.ts";

const SAMPLE_ORDER = {
  report: "sales.report",
  kind: "pdf",
  args: { FromDate: "2026-04-01", ToDate: "2026-04-30", FYearID: 1 },
  today: "2026-04-30",
} as const;
const KEPT_ON = new AbortController().signal;

test("a file that takes too long is stopped with its thread, and the next file is made", async () => {
  const threads = countThreads();
  const isTooSlow = expect.objectContaining({ code: "TOO_SLOW", status: 503 });
  // A thread needs longer than a millisecond to load the writers.
  await expect(makeInThread(SAMPLE_ORDER, readOneBill, KEPT_ON, 1)).rejects.toEqual(isTooSlow);
  // A thread of an earlier test file in this worker may end during this test.
  await expect.poll(countThreads).toBeLessThanOrEqual(threads);

  const { name, bytes } = await makeInThread(SAMPLE_ORDER, readOneBill, KEPT_ON);
  expect(name).toBe("SaleReport_2026-04-01_to_2026-04-30.pdf");
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
});

test("no thread starts for a caller who leaves while the rows are read", async () => {
  const threads = countThreads();
  const caller = new AbortController();
  const read = () => {
    caller.abort(new Error("the caller has left"));
    return Promise.resolve({ lists: {} });
  };
  await expect(makeInThread(SAMPLE_ORDER, read, caller.signal)).rejects.toThrow("the caller has left");
  expect(countThreads()).toBeLessThanOrEqual(threads);
});

test("a thread that fails while it gets the rows is ended, and the next file is made", async () => {
  const threads = countThreads();
  const read = async (_: number, openThread: OpenRowsThread) => {
    openThread().postMessage({ type: "begin" });
    openThread().postMessage({ type: "rows", rows: "no JSON" });
    await expect.poll(countThreads).toBeLessThanOrEqual(threads);
    return { table: HEAD_OF_TABLE, lists: {} };
  };
  await expect(makeInThread(SAMPLE_ORDER, read, KEPT_ON)).rejects.toThrow(SyntaxError);
  const { bytes } = await makeInThread(SAMPLE_ORDER, readOneBill, KEPT_ON);
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
});

test("a company with forty files leaves a thread for another company's first file", async () => {
  const begunFiles: number[] = [];
  let stop = (_: Error) => {};
  const stopPromise = new Promise<never>((_resolve, reject) => (stop = reject));
  const makeAs = (company: number) =>
    runMarked({ requestId: `request-${company}`, operation: "sales.report" }, () => {
      markCompany(company);
      const read = () => {
        begunFiles.push(company);
        return stopPromise;
      };
      return makeInThread(SAMPLE_ORDER, read, new AbortController().signal).catch((error: unknown) =>
        toProblem(error),
      );
    });
  const ofOne = Array.from({ length: 40 }, () => makeAs(1));
  const most = FILES_PER_COMPANY;
  const refusals = await Promise.all(ofOne.slice(most + 20));
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ code: "BUSY", status: 503, detail: { retryAfter: 10 } });
  const ofOther = makeAs(2);
  expect(begunFiles).toEqual([...Array<number>(most).fill(1), 2]);
  stop(new Error("enough"));
  await Promise.all([...ofOne, ofOther]);
  expect(begunFiles).toHaveLength(most + 20 + 1);
});

const HEAD_OF_TABLE = JSON.stringify({
  columns: ["BillNo", "BillDate", "CustomerName", "BillAmount", "RetailBillNo", "WholesaleNo"],
  rows: [],
  totals: { BillAmount: 1791.06 },
  page: { number: 1, size: 20_000, rows: 1, pages: 1 },
  ties: [],
});

const readOneBill = (_: number, openThread: OpenRowsThread): Promise<FileData> => {
  const rows = [["B2C/1", "2026-04-02", "Amrita Stores", 1791.06, "1", null]];
  openThread().postMessage({ type: "begin" });
  openThread().postMessage({ type: "rows", rows: JSON.stringify(rows) });
  return Promise.resolve({ table: HEAD_OF_TABLE, lists: {} });
};

/** Number of JavaScript worker threads of this process. */
function countThreads(): number {
  return (process.report.getReport() as unknown as { workers: unknown[] }).workers.length;
}
