import { paise } from "@vanbook/sdk/books";
import type { TaxPosting } from "@vanbook/sdk/gst";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";
import type { Asked } from "../outward-rows.ts";

/**
 * What each voucher, with its reversal, posted to the accounts of output tax in the days. A journal
 * among accounts of tax alone is a set-off, which changes no tax of a document.
 */
export async function readTaxPostings({ db, companyId, days }: Asked): Promise<TaxPosting[]> {
  const entries = ofCompany(db, { companyId }, "ledger_entries as e").whereBetween("e.date", [
    days.from,
    days.to,
  ]);
  joinOwn(entries, "accounts as a", "a.id", "e.account_id");
  joinOwn(entries, "vouchers as v", "v.id", "e.voucher_id");
  entries
    .whereIn("a.system_key", OUTPUT_ACCOUNTS)
    .whereNotIn("v.kind", SETTLING_KINDS)
    .whereRaw(`NOT (v.kind = 'journal' AND ${IS_SET_OFF_SQL})`)
    .groupByRaw("COALESCE(v.reverses_id, v.id)");
  const rows = await select<PostingRow>(entries, {
    ...{ voucher_id: db.raw("COALESCE(v.reverses_id, v.id)"), number: db.raw("MIN(v.voucher_no)") },
    date: db.raw("MIN(v.date)"),
    ...{ cgst: sumOf("cgst_output"), sgst: sumOf("sgst_output"), igst: sumOf("igst_output") },
  });
  return rows.map(({ voucher_id: voucherId, number, date, cgst, sgst, igst }) => ({
    ...{ voucherId, number, date },
    ...{ cgst: paise(cgst), sgst: paise(sgst), igst: paise(igst) },
  }));

  function sumOf(account: (typeof OUTPUT_ACCOUNTS)[number]) {
    return db.raw(
      "CAST(SUM(CASE WHEN a.system_key = ? THEN e.credit - e.debit ELSE 0 END) AS DECIMAL(18,2))",
      [account],
    );
  }
}

interface PostingRow {
  voucher_id: number;
  number: string;
  date: string;
  cgst: string;
  sgst: string;
  igst: string;
}

const OUTPUT_ACCOUNTS = ["cgst_output", "sgst_output", "igst_output"] as const;

/** Balances from before, and what pays the tax. */
const SETTLING_KINDS = ["opening", "payment"];

const IS_SET_OFF_SQL = `NOT EXISTS (SELECT 1 FROM ledger_entries x
  JOIN accounts t ON t.company_id = x.company_id AND t.id = x.account_id
  WHERE x.company_id = e.company_id AND x.voucher_id = e.voucher_id
    AND (t.system_key IS NULL OR t.system_key NOT IN ('cgst_output', 'sgst_output', 'igst_output', 'cgst_input', 'sgst_input', 'igst_input')))`;
