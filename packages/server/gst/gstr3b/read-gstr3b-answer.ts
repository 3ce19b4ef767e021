import { payReturn } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import type { Schema } from "../../contract/contract.ts";
import { readInSnapshot } from "../../report/run/snapshot.ts";
import { makeGstr3bAnswer } from "./gstr3b-answer.ts";
import { readPostedSetOff } from "./posted-set-offs.ts";
import { NO_CASH_BALANCE } from "./cash-balance.ts";
import { readGstr3bIn } from "./read-gstr3b.ts";
import type { AskedSummary } from "./summary-period.ts";
import { readCreditBefore, readTaxMoves } from "./tax-moves.ts";

/**
 * The return with its payment, ties and set-off, from one snapshot of the books. Throws what
 * `readGstr3b` throws.
 */
export function readGstr3bAnswer(
  db: Knex,
  companyId: number,
  request: AskedSummary,
): Promise<Schema<"Gstr3bReturn">> {
  return readInSnapshot(db, async (snapshot) => {
    const { gstr3b, documents, unknownDocuments } = await readGstr3bIn(snapshot, companyId, request);
    const { days, period } = gstr3b;
    const broughtForward = await readCreditBefore(snapshot, companyId, {
      from: days.from,
      month: period.month,
    });
    return makeGstr3bAnswer({
      ...{ gstr3b, documents, unknownDocuments, broughtForward },
      payment: payReturn(gstr3b, broughtForward, NO_CASH_BALANCE),
      moves: await readTaxMoves(snapshot, companyId, days),
      setOff: await readPostedSetOff(snapshot, companyId, period.month),
    });
  });
}
