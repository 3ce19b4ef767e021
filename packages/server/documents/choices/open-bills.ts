import type { Knex } from "knex";
import { buildInEffectSql } from "../../books/posting/document-status-sql.ts";
import type { SettlingKind } from "@vanbook/sdk/books";
import { isInEffect } from "../../books/posting/settlements.ts";
import { joinFacts, joinOwn, ofCompany } from "../../auth/scope.ts";
import { getToday } from "../../clock.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";
import { openItems } from "../../reports/ledgers/open-items.ts";
import { refuseOfOthers } from "./document-choices.ts";
import { findDocument } from "../find-document.ts";

/**
 * Bills, or purchases for a payment or debit note, and opening bills; for anyone who may name the
 * party.
 */
export const openBills = {
  "openBills.read": ({ query, principal, db }) =>
    read(db, principal, query.document === "creditNote" ? "credit_note" : "receipt", query),
  "openPurchases.read": ({ query, principal, db }) =>
    read(db, principal, query.document === "debitNote" ? "debit_note" : "payment", query),
} satisfies {
  "openBills.read": Handler<"openBills.read">;
  "openPurchases.read": Handler<"openPurchases.read">;
};

interface Asked {
  id: number;
  date?: string | undefined;
  edits?: number | undefined;
}

async function read(
  db: Knex,
  principal: Principal,
  kind: SettlingKind,
  { id, date: day = getToday(), edits }: Asked,
): Promise<Schema<"OpenBills">> {
  await refuseOfOthers(db, principal, id);
  const { documents, sign, table, number } = MONEY_KINDS[kind];
  const parties = ofCompany(db, principal, "accounts as c").where("c.id", id);
  const open = db
    .from(openItems(db, principal, { parties, day, sign }).as("i"))
    .select("i.company_id", "i.voucher_id", "i.bill_line", "i.pending as open");
  if (edits !== undefined) {
    const { voucherId } = await findDocument(db, principal, { name: documents, kind }, edits);
    void open.unionAll(selectSettledAmounts(db, principal, { partyId: id, voucherId, day }));
  }
  const openSums = db
    .from(open.as("u"))
    .groupBy("u.company_id", "u.voucher_id", "u.bill_line")
    .select("u.company_id", "u.voucher_id", "u.bill_line", db.raw("SUM(u.open) as open"));
  const bills = db
    .from(openSums.clone().as("o"))
    // STRAIGHT_JOIN reads only the open bills, even if the company has many others.
    .joinRaw(`STRAIGHT_JOIN ${table} AS d ON d.company_id = o.company_id AND d.voucher_id = o.voucher_id`)
    .where("d.company_id", principal.companyId)
    .whereRaw(buildInEffectSql("d"))
    .where("o.open", ">", 0);
  joinOwn(bills, "vouchers as v", "v.id", "d.voucher_id");
  joinFacts(bills, "account_facts as c", "v.party_id", "d.edition");
  const lines = await select<Schema<"OpenBill">>(bills.orderBy(["d.date", "d.id"]), {
    billId: "d.id",
    openingLine: db.raw("NULL"),
    number: db.raw(number),
    date: "d.date",
    dueDate: db.raw("IF(c.credit_days > 0, DATE_ADD(d.date, INTERVAL c.credit_days DAY), NULL)"),
    amount: "d.amount",
    open: "o.open",
  });
  const openingLines = await readOpeningLines(db, principal, openSums, sign);
  // Opening bills are older than all others.
  return { id, lines: [...openingLines, ...lines] };
}

/** The opening bills among what is open, the oldest first. */
function readOpeningLines(db: Knex, principal: Principal, openSums: Knex.QueryBuilder, sign: 1 | -1) {
  const isLine = (of: string, voucher: string, line: string) => (on: Knex.JoinClause) =>
    on.on(`${of}.company_id`, "o.company_id").andOn(`${of}.voucher_id`, voucher).andOn(`${of}.line_no`, line);
  const bills = db
    .from(openSums.as("o"))
    .join("opening_bills as b", isLine("b", "o.voucher_id", "o.bill_line"))
    .join("ledger_entries as e", isLine("e", "o.voucher_id", "o.bill_line"))
    .where("o.company_id", principal.companyId)
    .where("o.open", ">", 0);
  return select<Schema<"OpenBill">>(bills.orderBy(["b.date", "b.voucher_id", "b.line_no"]), {
    billId: "b.voucher_id",
    openingLine: "b.line_no",
    number: "b.number",
    date: "b.date",
    dueDate: "b.due_date",
    amount: db.raw("(e.debit - e.credit) * ?", [sign]),
    open: "o.open",
  });
}

/** Amounts that the edited receipt, payment or note settles are open again for the edit. */
function selectSettledAmounts(
  db: Knex,
  principal: Principal,
  { partyId, voucherId, day }: { partyId: number; voucherId: number; day: string },
) {
  const settlements = ofCompany(db, principal, "settlements as s")
    .where({ "s.account_id": partyId, "s.voucher_id": voucherId })
    .where("m.date", "<=", day)
    .whereRaw(isInEffect("s.voucher_id"));
  return joinOwn(settlements, "vouchers as m", "m.id", "s.voucher_id").select(
    "s.company_id",
    "s.bill_voucher_id as voucher_id",
    "s.bill_line",
    "s.amount as open",
  );
}

const SALE_BILLS = { table: "bills", sign: 1, number: "v.voucher_no" } as const;
const PURCHASE_BILLS = {
  table: "purchases",
  sign: -1,
  number: "COALESCE(d.supplier_invoice_no, v.voucher_no)",
} as const;
const MONEY_KINDS = {
  receipt: { documents: "receipts", ...SALE_BILLS },
  payment: { documents: "payments", ...PURCHASE_BILLS },
  credit_note: { documents: "creditNotes", ...SALE_BILLS },
  debit_note: { documents: "debitNotes", ...PURCHASE_BILLS },
} as const satisfies Record<SettlingKind, object>;
