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

/** Bills, or purchases for a payment or debit note; for anyone who may name the party. */
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
    .select("i.company_id", "i.voucher_id", "i.pending as open");
  if (edits !== undefined) {
    const { voucherId } = await findDocument(db, principal, { name: documents, kind }, edits);
    void open.unionAll(selectSettledAmounts(db, principal, { partyId: id, voucherId, day }));
  }
  const openSums = db
    .from(open.as("u"))
    .groupBy("u.company_id", "u.voucher_id")
    .select("u.company_id", "u.voucher_id", db.raw("SUM(u.open) as open"));
  const bills = db
    .from(openSums.as("o"))
    // STRAIGHT_JOIN reads only the open bills, even if the company has many others.
    .joinRaw(`STRAIGHT_JOIN ${table} AS d ON d.company_id = o.company_id AND d.voucher_id = o.voucher_id`)
    .where("d.company_id", principal.companyId)
    .whereRaw(buildInEffectSql("d"))
    .where("o.open", ">", 0);
  joinOwn(bills, "vouchers as v", "v.id", "d.voucher_id");
  joinFacts(bills, "account_facts as c", "v.party_id", "d.edition");
  const lines = await select<Schema<"OpenBill">>(bills.orderBy(["d.date", "d.id"]), {
    billId: "d.id",
    number: db.raw(number),
    date: "d.date",
    dueDate: db.raw("IF(c.credit_days > 0, DATE_ADD(d.date, INTERVAL c.credit_days DAY), NULL)"),
    amount: "d.amount",
    open: "o.open",
  });
  return { id, lines };
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
