import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRandom } from "../../packages/sdk/gst/testing/random.ts";
import { isWhole } from "../whole.ts";
import { describeEInvoices } from "./e-invoices.ts";
import { describeEWayLimits } from "./e-way-limits.ts";
import { describeFiledMonths } from "./filed-months.ts";
import { describeFiledParts } from "./filed-parts.ts";
import { describeFiledReturns } from "./filed-returns.ts";
import { describeGstr1Answers } from "./gstr1-answers.ts";
import { postRandomMonth, type Billed } from "./random-documents.ts";
import { listReturnLosses } from "./return-losses.ts";
import { startReturnDesk, type ReturnDesk } from "./return-desk.ts";

let desk: ReturnDesk;
beforeAll(async () => void (desk = await startReturnDesk()));
afterAll(() => desk?.product.stop());

describe("GSTR-1 of random months in the database", () => {
  const COUNT = isWhole ? 100 : 12;
  const MONTHS = ["2026-04", "2026-05", "2026-06", "2026-07", "2026-08", "2026-09", "2026-10"] as const;

  it(`agrees with the ledgers, lines and numbers of the books in ${COUNT} months`, async () => {
    const random = createRandom(40);
    const billedDocuments: Billed[] = [];
    for (let at = 0; at < COUNT; at++) {
      const month = random.pick(MONTHS);
      await postRandomMonth(desk, random, { month, count: random.int(5, 15), billedDocuments });
      expect([month, ...(await listReturnLosses(desk.db, 1, month))]).toEqual([month]);
    }
  });
});

describeGstr1Answers(() => desk);
describeEInvoices(() => desk);
describeFiledReturns(() => desk);
describeFiledMonths(() => desk);
describeEWayLimits(() => desk);
describeFiledParts(() => desk);
