import { sale, POSTED, paise, sum, frozenHeadOf, frozenLinesOf, type Paise } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import { checkedAmount } from "../../documents/amount.ts";
import { billInput, SALE } from "../../documents/bill-input.ts";
import { creditOf } from "../../documents/references/credit.ts";
import { gstinWarning } from "../../documents/references/gstin-warnings.ts";
import { openOrders } from "../../documents/references/open-orders.ts";
import { byId, type StandInBooks } from "../books.ts";
import { findReferences } from "../references.ts";
import type { KnownKind, Planning } from "./planning.ts";

type BillBody = Body<"bills.post">;

/** Sales bills, cash or credit. */
export const bills: KnownKind<BillBody> = {
  kind: "sale",
  plan(planning, input) {
    const voucher = sale(planning.books, plannedBill(planning, input).bill);
    checkedAmount(voucher, input.amount);
    if (input.payment === "credit") refuseBeyondCredit(planning, input.customerId, voucher.amount);
    return voucher;
  },
  warningsOf({ tables }, id) {
    const bill = tables.bills.find((each) => each.id === id && each.status === POSTED);
    const customer = bill && byId(tables.accounts).get(bill.customer_id);
    return bill && customer ? gstinWarning(customer, bill.inv_type, "bill") : [];
  },
};

/** A bill ready for posting, with its prices and discount, and its customer; the stand-in has no rate slabs. */
export function plannedBill(planning: Planning, input: BillBody) {
  const { stand, replaces } = planning;
  const { bills: posted, bill_lines: lines, orders } = stand.tables;
  const replaced = posted.find((bill) => bill.id === replaces);
  return billInput(planning, input, {
    found: findReferences<BillBody, typeof SALE>(planning, SALE),
    slabs: [],
    frozen: frozenLinesOf(lines.filter((line) => line.bill_id === replaces)),
    head: replaced && frozenHeadOf({ ...replaced, party_id: replaced.customer_id, registered: 1 }),
    orders: openOrders(orders, replaced?.order_id),
  });
}

/** A customer without a limit, or with a limit of zero, has unlimited credit. */
export function refuseBeyondCredit({ stand, replaces }: Planning, customerId: number, amount: Paise) {
  const { accounts, bills: posted } = stand.tables;
  const limit = paise(byId(accounts).get(customerId)?.credit_limit ?? "0");
  if (limit <= 0n) return;
  const edited = posted.find(
    ({ id, status, mode, customer_id: customer }) =>
      id === replaces && status === POSTED && mode === 1 && customer === customerId,
  );
  const left = limit - owedBy(stand, customerId) + paise(edited?.amount ?? "0");
  creditOf(new Map([[customerId, left]])).take(customerId, amount);
}

function owedBy({ tables }: StandInBooks, account: number): Paise {
  const own = tables.ledger_entries.filter((entry) => entry.account_id === account);
  return sum(own.map((entry) => paise(entry.debit) - paise(entry.credit)));
}
