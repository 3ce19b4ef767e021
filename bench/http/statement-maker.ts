import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createVanbook } from "../../packages/sdk/index.ts";
import { withFiles } from "../../packages/widgets/files/index.ts";
import type { MadeStatement, StatementOrder } from "./messages.ts";

/**
 * A program that makes statements one after the other, as in docs/guides/month-end-statements.md:
 * `statement-maker.ts <url> <cookie> <from> <to>`. It ends when the bench ends.
 */
const [, , baseUrl = "", cookie = "", FromDate = "", ToDate = ""] = process.argv;
const vanbook = withFiles(
  createVanbook({
    baseUrl,
    auth: { kind: "session" },
    fetch: (request) => {
      const httpRequest = new Request(request);
      httpRequest.headers.set("Cookie", cookie);
      return fetch(httpRequest);
    },
  }),
);

process.on("disconnect", () => process.exit());
process.on("message", (order: StatementOrder) => void make(order));

async function make({ customers, as, folder }: StatementOrder) {
  for (const [at, CustomerID] of customers.entries()) {
    const args = { CustomerID, FromDate, ToDate };
    const startTime = performance.now();
    if (as === "pdf")
      await (await vanbook.customerLedger.report.pdf(args)).toFile(join(folder, `${CustomerID}.pdf`));
    else await readLedgerRows(args);
    const statement: MadeStatement = {
      milliseconds: performance.now() - startTime,
      most: process.resourceUsage().maxRSS * 1024,
      ...((at + 1) % COLLECT_EACH === 0 && { held: await measureHeldBytes() }),
    };
    process.send?.(statement);
  }
}

async function measureHeldBytes(): Promise<number> {
  // Buffers are freed only after the collection that finds them.
  for (let times = 0; times < 2; times += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function readLedgerRows(args: { CustomerID: number; FromDate: string; ToDate: string }) {
  // The PDF file makes the same request.
  const [year] = await vanbook.session.financialYear();
  await vanbook.customerLedger.report.table({ ...args, FYearID: year?.FYearID ?? 0 }, { pageSize: 10_000 });
}

const COLLECT_EACH = 50;
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void; // defined because of the flag above
