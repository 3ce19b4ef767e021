import type { Knex } from "knex";
import { inEffect } from "../../books/posting/document-status-sql.ts";
import type { SettlingKind } from "@vanbook/sdk/books";
import { isInEffect } from "../../books/posting/settlements.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { today } from "../../clock.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";
import { openItems } from "../../reports/ledgers/open-items.ts";
import { refuseOfOthers } from "./document-choices.ts";
import { findDocument } from "../find-document.ts";

/**
 * Open bills for a receipt or credit note, and open purchases for a payment or debit note; for anyone who may name the
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
  /** The party. */
  id: number;
  date?: string | undefined;
  edits?: number | undefined;
}

async function read(
  db: Knex,
  principal: Principal,
  kind: SettlingKind,
  { id, date: day = today(), edits }: Asked,
): Promise<Schema<"OpenBills">> {
  await refuseOfOthers(db, principal, id);
  const { documents, sign, table, number } = MONEY[kind];
  const parties = ofCompany(db, principal, "accounts as c").where("c.id", id);
  const open = db
    .from(openItems(db, principal, { parties, day, sign }).as("i"))
    .select("i.company_id", "i.voucher_id", "i.pending as open");
  if (edits !== undefined) {
    const { voucherId } = await findDocument(db, principal, { name: documents, kind }, edits);
    void open.unionAll(namedBy(db, principal, { partyId: id, voucherId, day }));
  }
  const summed = db
    .from(open.as("u"))
    .groupBy("u.company_id", "u.voucher_id")
    .select("u.company_id", "u.voucher_id", db.raw("SUM(u.open) as open"));
  const bills = db
    .from(summed.as("o"))
    // STRAIGHT_JOIN reads only the open bills, even if the company has many others.
    .joinRaw(`STRAIGHT_JOIN ${table} AS d ON d.company_id = o.company_id AND d.voucher_id = o.voucher_id`)
    .where("d.company_id", principal.companyId)
    .whereRaw(inEffect("d"))
    .where("o.open", ">", 0);
  joinOwn(bills, "vouchers as v", "v.id", "d.voucher_id");
  joinOwn(bills, "accounts as c", "c.id", "v.party_id");
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

/**
 * The amounts that the edited receipt, payment or note has allocated to the party's bills: they are open again for the
 * edit.
 */
function namedBy(
  db: Knex,
  principal: Principal,
  { partyId, voucherId, day }: { partyId: number; voucherId: number; day: string },
) {
  const named = ofCompany(db, principal, "settlements as s")
    .where({ "s.account_id": partyId, "s.voucher_id": voucherId })
    .where("m.date", "<=", day)
    .whereRaw(isInEffect("s.voucher_id"));
  return joinOwn(named, "vouchers as m", "m.id", "s.voucher_id").select(
    "s.company_id",
    "s.bill_voucher_id as voucher_id",
    "s.amount as open",
  );
}

const SALES = { table: "bills", sign: 1, number: "v.voucher_no" } as const;
const PURCHASES = {
  table: "purchases",
  sign: -1,
  number: "COALESCE(d.supplier_invoice_no, v.voucher_no)",
} as const;
/** What each kind of receipt, payment or note settles, and on which side of the party's account. */
const MONEY = {
  receipt: { documents: "receipts", ...SALES },
  payment: { documents: "payments", ...PURCHASES },
  credit_note: { documents: "creditNotes", ...SALES },
  debit_note: { documents: "debitNotes", ...PURCHASES },
} as const satisfies Record<SettlingKind, object>;
