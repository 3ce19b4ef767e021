import {
  discountOfLine,
  GROUP,
  namedBatch,
  paise,
  partyOf,
  slabDiscount,
  termsOfLine,
  type FrozenHead,
  type FrozenLines,
  type SaleInput,
  type Slab,
} from "@vanbook/sdk/books";
import { refuseFreeGoods } from "../auth/refusals.ts";
import type { Body } from "../contract/contract.ts";
import type { PlanningTerms } from "./document-type.ts";
import { MONEY_GROUPS, settlement } from "./references/cash-account.ts";
import { refuseBillDiscount, refuseLineDiscounts } from "./references/line-discounts.ts";
import { countedQuantities } from "./references/line-items.ts";
import type { OpenOrders } from "./references/open-orders.ts";
import type { Found, References } from "./references/reference-fields.ts";
import type { AccountRow } from "./references/references.ts";
import { SALEABLE } from "./references/stock-location.ts";

type BillInput = Body<"bills.post">;

/** What bills refer to. */
export const SALE = {
  customerId: { to: "account", groups: [GROUP.debtors] },
  cashAccountId: { to: "account", groups: MONEY_GROUPS },
  salesmanId: { to: "user" },
  locationId: { to: "location", kinds: SALEABLE, onDate: true },
  seriesId: { to: "series" },
  lines: { itemId: { to: "item" } },
} as const satisfies References<BillInput>;

/** What was read for a bill; `frozen` and `head` are what an edit may keep. */
export interface ReadForBill {
  found: Found<BillInput, typeof SALE>;
  slabs: readonly Slab[];
  frozen: FrozenLines;
  head: FrozenHead | undefined;
  orders: Pick<OpenOrders, "check">;
}

/** A bill's input for the books, with its customer. */
export function billInput(
  planning: PlanningTerms,
  input: BillInput,
  { found, slabs, frozen, head, orders }: ReadForBill,
): { bill: SaleInput; customer: AccountRow } {
  const { books } = planning;
  const customer = found.customerId(input);
  const salesman = found.salesmanId(input);
  const from = found.locationId(input);
  if (input.orderId !== undefined) orders.check(input.orderId, customer.id);
  const lines = input.lines.map((line, index) => {
    const sold = found.lines.itemId(line, index);
    const [quantity, freeQuantity] = countedQuantities(index, [line.quantity, line.freeQuantity]);
    const priced = { rateType: customer.rate_type, date: input.date, frozen };
    const counted = { quantity, freeQuantity, ...discountOfLine(line) };
    const sent = { ...counted, unitPrice: line.unitPrice, line: index };
    return { ...counted, ...termsOfLine(books, sold, priced, sent), batch: namedBatch(line) };
  });
  refuseFreeGoods(planning, lines);
  const bill: SaleInput = {
    date: input.date,
    customer: partyOf(customer, head),
    series: found.seriesId(input),
    saleType: input.saleType ?? (customer.customer_type === WHOLESALE ? "Wholesale" : "Retail"),
    payment: settlement(planning, "in", input.payment, salesman, {
      id: input.cashAccountId,
      find: () => found.cashAccountId(input),
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
  refuseLineDiscounts(planning, bill);
  if (input.discount !== undefined) {
    const discounted = { ...bill, discount: paise(input.discount) };
    refuseBillDiscount(planning, discounted, slabDiscount(slabs, books, bill));
    return { bill: discounted, customer };
  }
  const isKept = head && frozen.areAll(lines.length);
  const discount = isKept ? head.discount : slabDiscount(slabs, books, bill);
  return { bill: { ...bill, discount }, customer };
}

const WHOLESALE = 1;
