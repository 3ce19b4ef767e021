import type { Knex } from "knex";
import { ACCOUNT_GROUP, paise, POSTED_STATUS, shift } from "@vanbook/sdk/books";
import { UNPAID_BILL_LAWS, type ClaimedBill } from "@vanbook/sdk/gst";
import { isInEffect } from "../../books/posting/settlements.ts";
import { joinFacts, joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Principal } from "../../contract/principal.ts";
import { openItems } from "../../reports/ledgers/open-items.ts";

/** A purchase with input tax, with what its supplier is called. */
export interface ListedBill extends ClaimedBill {
  voucherId: number;
  supplierId: number;
  supplierName: string | null;
}

/**
 * Purchases with input tax that are old enough to be listed on `day` and are not paid, or of which
 * something was reversed. What is open of a bill is that of the lists of open bills.
 */
export async function readClaimedBills(db: Knex, principal: Principal, day: string): Promise<ListedBill[]> {
  const suppliers = ofCompany(db, principal, "accounts as c").where("c.group_id", ACCOUNT_GROUP.creditors);
  const open = openItems(db, principal, { parties: suppliers, day, sign: -1 });
  const purchases = ofCompany(db, principal, "purchases as p").where("p.status", POSTED_STATUS);
  joinOwn(purchases, "vouchers as v", "v.id", "p.voucher_id");
  joinFacts(purchases, "account_facts as f", "p.supplier_id", "v.edition");
  const rows: BillRow[] = await purchases
    .leftJoin(open.as("o"), (on) => on.on("o.voucher_id", "p.voucher_id").andOnVal("o.bill_line", 0))
    .leftJoin(sumReversals(db, principal, day).as("r"), "r.bill_voucher_id", "p.voucher_id")
    .leftJoin(sumReductions(db, principal, day).as("d"), "d.purchase_id", "p.id")
    .whereRaw("p.cgst + p.sgst + p.igst > 0")
    .whereRaw(`${INVOICE_DATE} < ?`, [shift(day, { days: -LEAST_DAYS })])
    .where((bills) => void bills.where("o.pending", ">", 0).orWhereNotNull("r.bill_voucher_id"))
    .select({
      voucherId: "p.voucher_id",
      supplierId: "p.supplier_id",
      supplierName: "f.name",
      number: "p.supplier_invoice_no",
    })
    .select(
      db.raw(`${INVOICE_DATE} as date, COALESCE(o.pending, 0) as pending`),
      db.raw("p.amount - COALESCE(d.amount, 0) as value"),
      ...TAX_HEADS.flatMap((head) => [
        db.raw(`p.${head} - COALESCE(d.${head}, 0) as ${head}`),
        db.raw(`COALESCE(r.${head}, 0) as reversed_${head}`),
      ]),
    );
  return rows.map((row) => toClaimedBill(row, day));
}

interface BillRow {
  voucherId: number;
  supplierId: number;
  supplierName: string | null;
  number: string | null;
  date: string;
  pending: string;
  value: string;
  cgst: string;
  sgst: string;
  igst: string;
  reversed_cgst: string;
  reversed_sgst: string;
  reversed_igst: string;
}

function toClaimedBill(row: BillRow, day: string): ListedBill {
  const { voucherId, supplierId, supplierName, number, date } = row;
  const value = paise(row.value);
  return {
    ...{ id: String(voucherId), voucherId, supplierId, supplierName, number, date, value },
    inputTax: { cgst: paise(row.cgst), sgst: paise(row.sgst), igst: paise(row.igst), cess: 0n },
    isReverseCharge: false,
    payments: [{ date: day, amount: value - paise(row.pending) }],
    reversals: [
      {
        date: day,
        tax: {
          ...{ cgst: paise(row.reversed_cgst), sgst: paise(row.reversed_sgst) },
          ...{ igst: paise(row.reversed_igst), cess: 0n },
        },
      },
    ],
  };
}

/** By bill, what journals in effect reversed until the day. */
function sumReversals(db: Knex, principal: Principal, day: string): Knex.QueryBuilder {
  const reversals = ofCompany(db, principal, "input_tax_reversals as s").whereRaw(isInEffect("s.voucher_id"));
  return joinOwn(reversals, "vouchers as j", "j.id", "s.voucher_id")
    .where("j.date", "<=", day)
    .groupBy("s.bill_voucher_id")
    .select("s.bill_voucher_id")
    .select(TAX_HEADS.map((head) => db.raw(`SUM(s.${head}) as ${head}`)));
}

/** By purchase, what its returns and the notes that refer to it took from amount and tax. */
function sumReductions(db: Knex, principal: Principal, day: string): Knex.QueryBuilder {
  const returns = ofCompany(db, principal, "purchase_returns as d")
    .where({ "d.status": POSTED_STATUS })
    .where("d.date", "<=", day)
    .whereNotNull("d.purchase_id")
    .select("d.purchase_id", "d.amount", "d.cgst", "d.sgst", "d.igst");
  const notes = ofCompany(db, principal, "notes as d")
    .where({ "d.status": POSTED_STATUS, "d.type": "DN" })
    .where("d.date", "<=", day)
    .join("purchases as p", (on) =>
      on.on("p.company_id", "d.company_id").andOn("p.voucher_id", "d.refers_to"),
    )
    .select("p.id as purchase_id", "d.amount", "d.cgst", "d.sgst", "d.igst");
  return db
    .from(db.unionAll([returns, notes], true).as("u"))
    .groupBy("u.purchase_id")
    .select("u.purchase_id")
    .select(["amount", ...TAX_HEADS].map((name) => db.raw(`SUM(u.${name}) as ${name}`)));
}

const TAX_HEADS = ["cgst", "sgst", "igst"] as const;
const INVOICE_DATE = "COALESCE(p.supplier_invoice_date, p.date)";
const LEAST_DAYS = Math.min(...UNPAID_BILL_LAWS.map(({ days }) => days));
