import type { Knex } from "knex";
import type { VoucherKind } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { readSums } from "../../db/sums-of.ts";
import { VOUCHER_NAME, VOUCHER_WORDS } from "../ledgers/entry-words.ts";
import { makeAccountTies, BILL_ACCOUNTS, makePaymentTie, makeReceiptTie } from "../ties.ts";

const buildDayBookReport: Handler<"dayBook.report"> = ({ query, principal, db }) => ({
  rows: selectVouchers(db, principal, query),
  joins: {
    p: { table: "account_facts", id: "v.party_id", edition: "v.edition" },
    u: { table: "user_facts", id: "v.created_by", edition: "v.edition" },
  },
  columns: {
    VoucherID: "v.id",
    Date: "v.date",
    Type: VOUCHER_NAME,
    VoucherNo: "v.voucher_no",
    Particulars: `COALESCE(p.name, ${FIRST_DEBITED})`,
    Debit: `CASE WHEN r.id IS NULL THEN ${DEBIT_SQL} ELSE 0 END`,
    Credit: `CASE WHEN r.id IS NULL THEN ${CREDIT_SQL} ELSE 0 END`,
    CancelledDebit: `CASE WHEN r.id IS NOT NULL THEN ${DEBIT_SQL} END`,
    CancelledCredit: `CASE WHEN r.id IS NOT NULL THEN ${CREDIT_SQL} END`,
    Narration: "NULLIF(v.narration, '')",
    EnteredBy: "u.name",
    State: `CASE WHEN r.id IS NOT NULL THEN 'Cancelled' WHEN ${IS_EDITED} THEN 'Edited' ELSE 'Posted' END`,
  },
  search: ["VoucherNo", "Type", "Particulars", "Debit", "Credit", "Narration", "EnteredBy"],
  sort: "Date",
  // By time first: each process takes ids in blocks, so ids do not show which voucher is older.
  key: "v.created_at, v.id",
  ties: async (_, snapshot) => {
    // The ledger has totals for the whole company only, so a filtered report has no tie.
    if (!principal.wholeCompany || query.Type || query.UserID) return [];
    const { billed, received, paid } = await sumKinds(snapshot, principal, query);
    const bills = { label: "Sales and tax accounts", accounts: BILL_ACCOUNTS, total: billed };
    return [
      ...(await makeAccountTies(snapshot, principal, query, "bill", [bills])),
      await makeReceiptTie(snapshot, principal, query, received),
      await makePaymentTie(snapshot, principal, query, paid),
    ];
  },
});

export const dayBook = { "dayBook.report": buildDayBookReport };

/** `v` in scope, with its reversal `r` if cancelled; no reversals or vouchers an edit replaced. */
function selectVouchers(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, Type, UserID }: Query<"dayBook.report">,
) {
  const vouchers = ofCompany(db, principal, "vouchers as v").whereBetween("v.date", [FromDate, ToDate]);
  void vouchers.whereNull("v.reverses_id");
  // Openings are no movements of a day (docs/books.md#openings): listed only if asked for by type.
  if (Type) void vouchers.where("v.kind", toVoucherKind(Type));
  else void vouchers.whereNot("v.kind", "opening" satisfies VoucherKind);
  if (UserID) void vouchers.where("v.created_by", UserID);
  const current = joinOwn(vouchers, "vouchers as r", "r.reverses_id", "v.id").whereRaw(
    `(r.id IS NULL OR NOT ${IS_REPLACED})`,
  );
  return ofDocuments(current, principal, "v.user_id");
}

async function sumKinds(db: Knex, principal: Principal, days: Query<"dayBook.report">) {
  const of = (...kinds: VoucherKind[]) =>
    `CASE WHEN v.kind IN (${toSqlList(kinds)}) AND r.id IS NULL THEN v.amount END`;
  return readSums(db, selectVouchers(db, principal, days), {
    billed: of("sale"),
    received: of("receipt"),
    paid: of("payment", "expense"),
  });
}

function toVoucherKind(word: (typeof VOUCHER_WORDS)[VoucherKind]): VoucherKind {
  // Object.entries widens the names to string, but the contract allows only these words.
  const kindEntry = (Object.entries(VOUCHER_WORDS) as [VoucherKind, string][]).find(
    ([, own]) => own === word,
  );
  if (!kindEntry) throw new RangeError(`No kind of voucher is called ${word}.`);
  return kindEntry[0];
}

function toSqlList(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(", ");
}

const CREDITING_KINDS = toSqlList([
  "receipt",
  "purchase",
  "sale_return",
  "credit_note",
] satisfies VoucherKind[]);
/** A stock count shows Inventory: a surplus is a debit, a shortage a credit. */
const CREDIT_SQL = `CASE WHEN v.kind IN (${CREDITING_KINDS}) THEN v.amount WHEN v.kind = 'stock_count' AND v.amount < 0 THEN -v.amount ELSE 0 END`;
const DEBIT_SQL = `CASE WHEN v.kind IN (${CREDITING_KINDS}, 'van_load') OR v.kind = 'stock_count' AND v.amount < 0 THEN 0 ELSE v.amount END`;
const FIRST_DEBITED = `(SELECT a.name FROM ledger_entries e JOIN account_facts a ON a.company_id = e.company_id AND a.id = e.account_id
      AND a.edition <= v.edition AND a.until_edition > v.edition
    WHERE e.company_id = v.company_id AND e.voucher_id = v.id AND e.debit > 0 ORDER BY e.line_no LIMIT 1)`;
/** Vouchers `o` with the number of `v`: an edit posts the new version under the same number. */
const SAME_NUMBER = `SELECT 1 FROM vouchers o WHERE o.company_id = v.company_id AND o.kind = v.kind AND o.year_id = v.year_id
    AND o.series_id = v.series_id AND o.number = v.number AND o.reverses_id IS NULL`;
const IS_EDITED = `EXISTS (${SAME_NUMBER} AND o.id <> v.id)`;
/** Among reversed vouchers of a number, the last was cancelled and the others were replaced. */
const IS_REPLACED = `EXISTS (${SAME_NUMBER} AND (o.created_at > v.created_at OR (o.created_at = v.created_at AND o.id > v.id)))`;
