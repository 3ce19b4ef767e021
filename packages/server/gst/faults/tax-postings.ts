import type { TaxPosting } from "@vanbook/sdk/gst";
import { readTaxMoves } from "../gstr3b/tax-moves.ts";
import type { Asked } from "../outward-rows.ts";

/**
 * What each voucher, with its reversal, posted to the accounts of output tax and of reverse charge.
 * Expenses under reverse charge have their tax in GSTR-3B only.
 */
export async function readTaxPostings({ db, companyId, days }: Asked): Promise<TaxPosting[]> {
  const moves = await readTaxMoves(db, companyId, days);
  const postings: TaxPosting[] = [];
  for (const { voucherId, kind, number, date, output } of moves)
    if (kind !== "expense")
      postings.push({ voucherId, number, date, cgst: output.cgst, sgst: output.sgst, igst: output.igst });
  return postings;
}
