import type { Knex } from "knex";
import type { VoucherKind } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { sumsOf } from "../../db/sums-of.ts";
import { VOUCHER_NAME, VOUCHER_WORDS } from "../ledgers/entry-words.ts";
import { accountTies, BILLED, paymentTie, receiptTie } from "../ties.ts";

const dayBookReport: Handler<"dayBook.report"> = ({ query, principal, db }) => ({
  rows: vouchersOf(db, principal, query),
  joins: {
    p: { table: "accounts", id: "v.party_id" },
    u: { table: "users", id: "v.created_by" },
  },
  columns: {
    VoucherID: "v.id",
    Date: "v.date",
    Type: VOUCHER_NAME,
    VoucherNo: "v.voucher_no",
    Particulars: `COALESCE(p.name, ${FIRST_DEBITED})`,
    Debit: `CASE WHEN r.id IS NULL THEN ${DEBIT} ELSE 0 END`,
    Credit: `CASE WHEN r.id IS NULL THEN ${CREDIT} ELSE 0 END`,
    CancelledDebit: `CASE WHEN r.id IS NOT NULL THEN ${DEBIT} END`,
    CancelledCredit: `CASE WHEN r.id IS NOT NULL THEN ${CREDIT} END`,
    Narration: "NULLIF(v.narration, '')",
    EnteredBy: "u.name",
    State: `CASE WHEN r.id IS NOT NULL THEN 'Cancelled' WHEN ${IS_EDITED} THEN 'Edited' ELSE 'Posted' END`,
  },
  search: ["VoucherNo", "Type", "Particulars", "Debit", "Credit", "Narration", "EnteredBy"],
  sort: "Date",
  // Sort by time first: each process takes ids in blocks, so ids do not show which voucher is older.
  key: "v.created_at, v.id",
  ties: async (_, snapshot) => {
    // The ledger has totals for the whole company only, so a filtered report has nothing to compare with.
    if (!principal.wholeCompany || query.Type || query.UserID) return [];
    const { billed, received, paid } = await kindSums(snapshot, principal, query);
    const bills = { label: "Sales and tax accounts", accounts: BILLED, total: billed };
    return [
      ...(await accountTies(snapshot, principal, query, "bill", [bills])),
      await receiptTie(snapshot, principal, query, received),
      await paymentTie(snapshot, principal, query, paid),
    ];
  },
});

/** All vouchers of a range of days. */
export const dayBook = { "dayBook.report": dayBookReport };

/**
 * The current vouchers `v` in scope, with their reversal `r` if cancelled; without reversals and vouchers
 * that an edit has replaced.
 */
function vouchersOf(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, Type, UserID }: Query<"dayBook.report">,
) {
  const vouchers = ofCompany(db, principal, "vouchers as v").whereBetween("v.date", [FromDate, ToDate]);
  void vouchers.whereNull("v.reverses_id");
  if (Type) void vouchers.where("v.kind", kindOf(Type));
  if (UserID) void vouchers.where("v.created_by", UserID);
  const current = joinOwn(vouchers, "vouchers as r", "r.reverses_id", "v.id").whereRaw(
    `(r.id IS NULL OR NOT ${IS_REPLACED})`,
  );
  return ofDocuments(current, principal, "v.user_id");
}

/** The totals of bills, receipts and payments (with expenses) in the range. */
async function kindSums(db: Knex, principal: Principal, days: Query<"dayBook.report">) {
  const of = (...kinds: VoucherKind[]) =>
    `CASE WHEN v.kind IN (${quoted(kinds)}) AND r.id IS NULL THEN v.amount END`;
  return sumsOf(db, vouchersOf(db, principal, days), {
    billed: of("sale"),
    received: of("receipt"),
    paid: of("payment", "expense"),
  });
}

function kindOf(word: (typeof VOUCHER_WORDS)[VoucherKind]): VoucherKind {
  // Object.entries widens the names to string; the contract allows only these words.
  const found = (Object.entries(VOUCHER_WORDS) as [VoucherKind, string][]).find(([, own]) => own === word);
  return found?.[0] ?? "journal";
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(", ");
}

/** The voucher kinds that credit their party: money or goods received, and credit notes. */
const CREDITING = quoted(["receipt", "purchase", "sale_return", "credit_note"] satisfies VoucherKind[]);
/** A stock count shows the Inventory side: a surplus is a debit, a shortage a credit. */
const CREDIT = `CASE WHEN v.kind IN (${CREDITING}) THEN v.amount WHEN v.kind = 'stock_count' AND v.amount < 0 THEN -v.amount ELSE 0 END`;
const DEBIT = `CASE WHEN v.kind IN (${CREDITING}, 'van_load') OR v.kind = 'stock_count' AND v.amount < 0 THEN 0 ELSE v.amount END`;
const FIRST_DEBITED = `(SELECT a.name FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
    WHERE e.company_id = v.company_id AND e.voucher_id = v.id AND e.debit > 0 ORDER BY e.line_no LIMIT 1)`;
/** Vouchers `o` with the voucher's number: an edit posts the new version under the same number. */
const SAME_NUMBER = `SELECT 1 FROM vouchers o WHERE o.company_id = v.company_id AND o.kind = v.kind AND o.year_id = v.year_id
    AND o.series_id = v.series_id AND o.number = v.number AND o.reverses_id IS NULL`;
const IS_EDITED = `EXISTS (${SAME_NUMBER} AND o.id <> v.id)`;
/**
 * Whether a later voucher has this number: among reversed vouchers of a number, the last was cancelled and
 * the others were replaced.
 */
const IS_REPLACED = `EXISTS (${SAME_NUMBER} AND (o.created_at > v.created_at OR (o.created_at = v.created_at AND o.id > v.id)))`;
