import { join } from "node:path";
import { createVanbook } from "../../packages/sdk/index.ts";
import { withFiles } from "../../packages/widgets/files/index.ts";
import type { MadeStatement, StatementOrder } from "./messages.ts";

/**
 * A program that makes statements, one after the other, as docs/guides/month-end-statements.md has it:
 * `statement-maker.ts <url> <cookie> <from> <to>`. It ends with the bench.
 */
const [, , baseUrl = "", cookie = "", FromDate = "", ToDate = ""] = process.argv;
const vanbook = withFiles(
  createVanbook({
    baseUrl,
    auth: { kind: "session" },
    fetch: (request) => {
      const sent = new Request(request);
      sent.headers.set("Cookie", cookie);
      return fetch(sent);
    },
  }),
);

process.on("disconnect", () => process.exit());
process.on("message", (order: StatementOrder) => void make(order));

async function make({ customers, as, folder }: StatementOrder) {
  for (const CustomerID of customers) {
    const args = { CustomerID, FromDate, ToDate };
    const begun = performance.now();
    if (as === "pdf")
      await (await vanbook.customerLedger.report.pdf(args)).toFile(join(folder, `${CustomerID}.pdf`));
    else await rows(args);
    const made: MadeStatement = {
      milliseconds: performance.now() - begun,
      most: process.resourceUsage().maxRSS * 1024,
    };
    process.send?.(made);
  }
}

async function rows(args: { CustomerID: number; FromDate: string; ToDate: string }) {
  // What the file asks too.
  const [year] = await vanbook.session.financialYear();
  await vanbook.customerLedger.report.table({ ...args, FYearID: year?.FYearID ?? 0 }, { pageSize: 10_000 });
}
