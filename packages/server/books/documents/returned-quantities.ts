import type { Knex } from "knex";
import { problem, type Problem } from "../../contract/problem.ts";
import { divideRounded, type Paise } from "../../money.ts";
import type { Taxed } from "../posting/tax.ts";

export interface ReturnOptions {
  /** The return that an edit replaces: what it took back counts as not returned. */
  except?: number;
}

/**
 * The part of `total` that goes with what is returned now: what all returns up to this one take of `whole` is `soFar`,
 * and those before it took `given`. Returned in however many parts, the whole gives back exactly `total`.
 */
export function cumulativeShare(total: Paise, whole: bigint, soFar: bigint, given: Paise): Paise {
  return whole === 0n ? 0n : divideRounded(total * soFar, whole) - given;
}

/** The same for a taxable value and each of its taxes. */
export function taxedShare(total: Taxed, whole: bigint, soFar: bigint, given: Taxed): Taxed {
  return {
    taxable: cumulativeShare(total.taxable, whole, soFar, given.taxable),
    cgst: cumulativeShare(total.cgst, whole, soFar, given.cgst),
    sgst: cumulativeShare(total.sgst, whole, soFar, given.sgst),
    igst: cumulativeShare(total.igst, whole, soFar, given.igst),
  };
}

/** The problem of a return's line, which is named by its number. */
export function lineProblem(
  code: "LINE_INVALID" | "RETURN_EXCEEDS_DOCUMENT",
  index: number,
  message: string,
): Problem {
  return problem(code, {
    message: `Line ${index + 1}: ${message}`,
    fields: [{ field: `lines.${index}`, message }],
  });
}

/**
 * Holds documents by their vouchers, in the order of those: whoever cancels or edits one locks its voucher too before he looks
 * for returns.
 */
export async function lockDocuments(
  trx: Knex.Transaction,
  companyId: number,
  table: "bills" | "purchases",
  ids: readonly number[],
): Promise<void> {
  const found: { voucher_id: number }[] = await trx(table)
    .where("company_id", companyId)
    .whereIn("id", [...ids])
    .select("voucher_id");
  await trx("vouchers")
    .where("company_id", companyId)
    .whereIn(
      "id",
      found.map((row) => row.voucher_id),
    )
    .orderBy("id")
    .forUpdate()
    .select("id");
}
