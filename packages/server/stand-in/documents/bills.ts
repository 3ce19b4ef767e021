import {
  calculateSale,
  formatPaise,
  makeSaleVoucher,
  POSTED_STATUS,
  paise,
  sum,
  toFrozenHead,
  toFrozenLines,
  type Paise,
} from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import { checkAmount } from "../../documents/amount.ts";
import { makeBillInput, type BillPlan, SALE_REFERENCES } from "../../documents/bill-input.ts";
import { createCredit } from "../../documents/references/credit.ts";
import { listEWayWarnings } from "../../documents/references/e-way-warnings.ts";
import { listGstinWarnings } from "../../documents/references/gstin-warnings.ts";
import { openOrders } from "../../documents/references/open-orders.ts";
import { mapById, type StandInBooks } from "../books.ts";
import type { BillLine, Tables } from "../tables.ts";
import { listStateLimits } from "../gst/e-way-bills.ts";
import { findReferences } from "../references.ts";
import type { KnownKind, Planning } from "./planning.ts";

type BillBody = Body<"bills.post">;

export const bills: KnownKind<BillBody> = {
  kind: "sale",
  plan(planning, input) {
    const { bill, checkMrp } = planBill(planning, input);
    const pricedBill = calculateSale(planning.books, bill);
    const voucher = makeSaleVoucher(planning.books, bill, pricedBill);
    checkAmount(voucher, input.amount);
    checkMrp(pricedBill.lines);
    if (input.payment === "credit") refuseBeyondCredit(planning, input.customerId, voucher.amount);
    return voucher;
  },
  warningsOf(books, id) {
    const { tables } = books;
    const bill = tables.bills.find((each) => each.id === id && each.status === POSTED_STATUS);
    const customer = bill && mapById(tables.accounts).get(bill.customer_id);
    if (!bill || !customer) return [];
    return [...listGstinWarnings(customer, bill.inv_type, "bill"), ...listEWayOfBill(books, bill)];
  },
};

function listEWayOfBill({ tables, company, ...books }: StandInBooks, bill: Tables["bills"][number]) {
  const goods = tables.bill_lines.filter(
    (line) => line.bill_id === bill.id && line.supply_kind === "taxable" && !line.hsn_code.startsWith("99"),
  );
  const value = sum(goods.flatMap((line) => [line.taxable, line.cgst, line.sgst, line.igst]).map(paise));
  const movement = {
    ...{ date: bill.date, fromStateCode: company.stateCode },
    toStateCode: bill.ship_to_state_code ?? bill.place_of_supply ?? null,
  };
  return listEWayWarnings({ ...movement, value }, listStateLimits({ tables, company, ...books }));
}

/** Calculates prices and discount, but not rate slabs, which the stand-in doesn't have. */
export function planBill(planning: Planning, input: BillBody): BillPlan {
  const { stand, replaces } = planning;
  const { bills: postedBills, bill_lines: lines, orders } = stand.tables;
  const replacedBill = postedBills.find((bill) => bill.id === replaces);
  return makeBillInput(planning, input, {
    found: findReferences<BillBody, typeof SALE_REFERENCES>(planning, SALE_REFERENCES),
    slabs: [],
    frozen: toFrozenLines(lines.filter((line) => line.bill_id === replaces)),
    head:
      replacedBill &&
      toFrozenHead({
        ...replacedBill,
        ...{ party_id: replacedBill.customer_id, registered: 1 },
        discount: sumBillDiscounts(replacedBill, lines),
      }),
    orders: openOrders(orders, replacedBill?.order_id),
    addresses: listAddresses(stand),
  });
}

/** Those that documents may name. */
export function listAddresses({ tables }: StandInBooks): StandInBooks["tables"]["delivery_addresses"] {
  return tables.delivery_addresses.filter(({ is_deleted: isDeleted }) => isDeleted === 0);
}

/** Before and after tax; a bill has one of them. */
function sumBillDiscounts({ id, discount }: { id: number; discount: string }, lines: readonly BillLine[]) {
  const own = lines.filter((line) => line.bill_id === id);
  return formatPaise(paise(discount) + sum(own.map((line) => paise(line.bill_discount))));
}

/** A customer without a limit, or with a limit of zero, has unlimited credit. */
export function refuseBeyondCredit({ stand, replaces }: Planning, customerId: number, amount: Paise) {
  const { accounts, bills: postedBills } = stand.tables;
  const limit = paise(mapById(accounts).get(customerId)?.credit_limit ?? "0");
  if (limit <= 0n) return;
  const editedBill = postedBills.find(
    ({ id, status, mode, customer_id: customer }) =>
      id === replaces && status === POSTED_STATUS && mode === 1 && customer === customerId,
  );
  const creditLeft = limit - sumOwedBy(stand, customerId) + paise(editedBill?.amount ?? "0");
  createCredit(new Map([[customerId, creditLeft]])).take(customerId, amount);
}

function sumOwedBy({ tables }: StandInBooks, account: number): Paise {
  const own = tables.ledger_entries.filter((entry) => entry.account_id === account);
  return sum(own.map((entry) => paise(entry.debit) - paise(entry.credit)));
}
