import * as say from "@vanbook/sdk/messages";
import {
  GROUP,
  amountOf,
  divideRounded,
  formatPaise,
  formatPrice,
  listPrice,
  openYearOn,
  orderAmount,
  paise,
  percent,
  price,
  priceOnDay,
  quantity,
  sum,
  taxRateOn,
  type FinancialYear,
  type ItemRow,
  type OrderInput,
  type OrderLine,
  type TaxRates,
} from "@vanbook/sdk/books";
import type { CompanyLimits } from "../auth/company-limits.ts";
import { refuseDaysBack, refuseDiscount } from "../auth/refusals.ts";
import type { Body } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { refused } from "@vanbook/sdk/problem";
import type { PartyOrders } from "./references/party-orders.ts";
import type { Found, References } from "./references/reference-fields.ts";

type PlaceOrder = Body<"orders.post">;

/** What orders refer to. */
export const ORDER = {
  customerId: { to: "account", groups: [GROUP.debtors] },
  userId: { to: "user" },
  seriesId: { to: "series" },
  lines: { itemId: { to: "item" } },
} as const satisfies References<PlaceOrder>;

/** What was read for an order. */
export interface ReadForOrder {
  found: Found<PlaceOrder, typeof ORDER>;
  taxes: TaxRates;
  years: readonly FinancialYear[];
  today: string;
  /** The caller, with the role whose limits the order has. */
  principal: Pick<Principal, "role" | "branchId">;
  limits: CompanyLimits;
  /** The rules for a customer's own order. */
  own?: PartyOrders | undefined;
}

/** An order for the books, at the prices of its date. */
export function orderInput(
  input: PlaceOrder,
  { found, taxes, years, today, principal, limits, own }: ReadForOrder,
): OrderInput {
  const bounds = { principal, document: "orders", limits } as const;
  if (input.date > today) throw refused("DATE_IN_FUTURE", "date");
  refuseDaysBack(bounds, input.date, today);
  const year = openYearOn(years, input.date);
  const customer = found.customerId(input);
  const user = found.userId(input) ?? own?.salesman ?? null;
  own?.check(input);
  const billed = found.seriesId(input);
  if (billed && billed.yearId !== year.id) throw refused("SERIES_UNKNOWN", "seriesId");
  const lines = input.lines.map((line, index) => {
    const wanted = found.lines.itemId(line, index);
    return orderLine(taxes, wanted, customer.rate_type, input.date, line, index);
  });
  const amount = orderAmount(lines);
  const index = lines.findIndex(({ discountRate }) => discountRate > 0n);
  if (index >= 0) {
    const listed = sum(lines.map((line) => amountOf(line.quantity, line.rate)));
    refuseDiscount(bounds, listed - amount, listed, 0n, `lines.${index}.discountRate`);
  }
  if (input.amount !== undefined && paise(input.amount) !== amount)
    throw refused("AMOUNT_DIFFERS", "amount", say.orderComesTo({ amount: formatPaise(amount) }));
  return {
    date: input.date,
    billSeries: billed?.series ?? null,
    customerId: customer.id,
    userId: user?.id ?? null,
    branchId: user ? user.branch_id : principal.branchId,
    mode: input.payment,
    lines,
    narration: input.narration ?? null,
  };
}

/** A line at the item's rate on the order's date, with tax. Throws PRICE_STALE if the client sent another rate. */
function orderLine(
  taxes: TaxRates,
  item: ItemRow,
  rateType: string | null,
  date: string,
  line: PlaceOrder["lines"][number],
  index: number,
): Required<OrderLine> {
  const taxRate = taxRateOn(taxes, item, date);
  const rate = divideRounded(listPrice(taxes, item, rateType, date) * (10_000n + taxRate), 10_000n);
  if (line.rate !== undefined && price(line.rate) !== rate) {
    const message = say.rateDiffers({
      item: item.name,
      rate: formatPrice(rate),
      given: formatPrice(price(line.rate)),
    });
    throw refused("PRICE_STALE", `lines.${index}.rate`, message);
  }
  const discountRate = percent(line.discountRate ?? "0");
  const mrp = priceOnDay(item, "MRP", date);
  return { itemId: item.id, mrp, quantity: quantity(line.quantity), rate, discountRate };
}
