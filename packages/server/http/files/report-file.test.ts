import { expect, onTestFinished, test, vi } from "vitest";
import { reportFile, type AnswerThread } from "./report-file.ts";

const ORDER = {
  report: "sales.report",
  kind: "pdf",
  args: { FromDate: "2026-04-01", ToDate: "2026-04-30", FYearID: 1 },
} as const;
const KEPT_ON = new AbortController().signal;

test("a file that takes too long is given up with its thread, and the next one is made", async () => {
  const threads = threadCount();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const silent: AnswerThread = ({ operation }) => {
    // The report's rows never arrive; the time limit passes.
    if (operation === ORDER.report) vi.advanceTimersByTime(4_000);
    return new Promise(() => {});
  };
  const isTooSlow = expect.objectContaining({ code: "TOO_SLOW", status: 503 });
  await expect(reportFile(ORDER, silent, KEPT_ON, 4_000)).rejects.toEqual(isTooSlow);
  vi.useRealTimers();
  // A thread of an earlier test file in this worker may end during this test.
  await expect.poll(threadCount).toBeLessThanOrEqual(threads);

  const { name, bytes } = await reportFile(ORDER, oneBill, KEPT_ON);
  expect(name).toBe("SaleReport_2026-04-01_to_2026-04-30.pdf");
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
});

/** One bill for the report; an empty list for everything else. */
const oneBill: AnswerThread = ({ operation }) =>
  Promise.resolve(
    JSON.stringify(
      operation === ORDER.report
        ? {
            columns: ["BillNo", "BillDate", "CustomerName", "BillAmount", "RetailBillNo", "WholesaleNo"],
            rows: [["B2C/1", "2026-04-02", "Amrita Stores", 1791.06, "1", null]],
            totals: { BillAmount: 1791.06 },
            page: { number: 1, size: 20_000, rows: 1, pages: 1 },
            ties: [],
          }
        : [],
    ),
  );

/** Number of JavaScript worker threads of this process. */
function threadCount(): number {
  return (process.report.getReport() as unknown as { workers: unknown[] }).workers.length;
}
