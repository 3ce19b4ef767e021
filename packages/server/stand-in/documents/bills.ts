import * as say from "@vanbook/sdk/messages";
import {
  type SaleInput,
  priceSale,
  sale,
  GROUP,
  ORDER_STATUS,
  POSTED,
  formatPaise,
  paise,
  sum,
  type Paise,
  frozenHeadOf,
  frozenLinesOf,
  partyOf,
  discountOfLine,
  slabDiscount,
  termsOfLine,
} from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import { refused } from "@vanbook/sdk/problem";
import { checkedAmount } from "../../documents/amount.ts";
import { MONEY_GROUPS, settlement } from "../../documents/references/cash-account.ts";
import { gstinWarning } from "../../documents/references/gstin-warnings.ts";
import { countedQuantities } from "../../documents/references/line-items.ts";
import { byId, type StandInBooks } from "../books.ts";
import { forServer, type KnownKind, type Planning } from "./planning.ts";

/** Sales bills, cash or credit. */
export const bills: KnownKind<"bills"> = {
  kind: "sale",
  plan(planning, input) {
    const voucher = sale(planning.books, plannedBill(planning, input));
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

/** A bill ready for posting, with its prices and discount. */
export function plannedBill(planning: Planning, input: Body<"bills.post">): SaleInput {
  const { stand, found, books, replaces } = planning;
  const customer = found.account(input.customerId, "customerId", [GROUP.debtors]);
  const salesman = input.salesmanId === undefined ? null : found.user(input.salesmanId, "salesmanId");
  const from = found.location(input.locationId, "locationId", ["godown", "van"]);
  if (input.orderId !== undefined) refuseOrder(planning, input.orderId, customer.id);
  const frozen = frozenLinesOf(stand.tables.bill_lines.filter((line) => line.bill_id === replaces));
  const replaced = stand.tables.bills.find((bill) => bill.id === replaces);
  const head = replaced && frozenHeadOf({ ...replaced, party_id: replaced.customer_id, registered: 1 });
  const lines = input.lines.map((line, index) => {
    const item = found.item(line.itemId, `lines.${index}.itemId`);
    const [quantity, freeQuantity] = countedQuantities(index, [line.quantity, line.freeQuantity]);
    const priced = { rateType: customer.rate_type, date: input.date, frozen };
    const counted = { quantity, freeQuantity, ...discountOfLine(line) };
    const sent = { ...counted, unitPrice: line.unitPrice, line: index };
    return { ...counted, ...termsOfLine(books, item, priced, sent) };
  });
  const bill: SaleInput = {
    date: input.date,
    customer: partyOf(customer, head),
    series: found.series(input.seriesId, "seriesId"),
    saleType: input.saleType ?? (customer.customer_type === WHOLESALE ? "Wholesale" : "Retail"),
    payment: settlement(forServer(planning), "in", input.payment, salesman, {
      id: input.cashAccountId,
      find: () =>
        input.cashAccountId === undefined
          ? null
          : found.account(input.cashAccountId, "cashAccountId", MONEY_GROUPS),
    }),
    salesmanId: salesman?.id ?? null,
    branchId: from.branch_id ?? salesman?.branch_id ?? null,
    routeId: customer.route_id,
    vehicleId: from.vehicle_id,
    locationId: from.id,
    lines,
    toRupee: input.roundToRupee,
    orderId: input.orderId ?? null,
    narration: input.narration ?? null,
  };
  if (input.discount !== undefined) {
    priceSale(books, { ...bill, toRupee: false });
    return { ...bill, discount: paise(input.discount) };
  }
  if (head && frozen.areAll(lines.length)) return { ...bill, discount: head.discount };
  return { ...bill, discount: slabDiscount([], books, bill) };
}

function refuseOrder({ stand, replaces }: Planning, orderId: number, customerId: number) {
  const order = stand.tables.orders.find(({ id }) => id === orderId);
  if (order?.customer_id !== customerId || order.status === ORDER_STATUS.cancelled)
    throw refused("ORDER_UNKNOWN", "orderId");
  const edited = stand.tables.bills.find(({ id }) => id === replaces);
  if (order.status === ORDER_STATUS.invoiced && edited?.order_id !== orderId)
    throw refused("ORDER_INVOICED", "orderId");
}

/** A customer without a limit, or with a limit of zero, has unlimited credit. */
export function refuseBeyondCredit({ stand, replaces }: Planning, customerId: number, amount: Paise) {
  const limit = paise(byId(stand.tables.accounts).get(customerId)?.credit_limit ?? "0");
  if (limit <= 0n) return;
  const edited = stand.tables.bills.find(
    ({ id, status, mode, customer_id: customer }) =>
      id === replaces && status === POSTED && mode === 1 && customer === customerId,
  );
  const remains = limit - owedBy(stand, customerId) + paise(edited?.amount ?? "0");
  if (amount <= remains) return;
  const message = say.creditLeft({
    left: formatPaise(remains > 0n ? remains : 0n),
    amount: formatPaise(amount),
  });
  throw refused("CREDIT_LIMIT", "customerId", message);
}

function owedBy({ tables }: StandInBooks, account: number): Paise {
  const own = tables.ledger_entries.filter((entry) => entry.account_id === account);
  return sum(own.map((entry) => paise(entry.debit) - paise(entry.credit)));
}

const WHOLESALE = 1;
