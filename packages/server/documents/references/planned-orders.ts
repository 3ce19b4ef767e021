import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { readCompanyBooks } from "../../books/posting/read-company-books.ts";
import {
  GROUP,
  amountOf,
  divideRounded,
  formatPaise,
  formatPrice,
  paise,
  percent,
  price,
  quantity,
  sum,
  orderAmount,
  type OrderInput,
  type OrderLine,
  listPrice,
  priceOnDay,
  taxRateOn,
  type TaxRates,
  openYearOn,
  type ItemRow,
} from "@vanbook/sdk/books";
import { lockYears } from "../../books/years/lock-years.ts";
import { now, toDatabaseTime, today } from "../../clock.ts";
import type { Body } from "../../contract/contract.ts";
import { SALESMAN, type Principal } from "../../contract/principal.ts";
import { refused } from "@vanbook/sdk/problem";
import { limitsFor } from "../../auth/company-limits.ts";
import { refuseDaysBack, refuseDiscount } from "../../auth/refusals.ts";
import type { Recording } from "../save-records.ts";
import { NO_REFERENCES, type EditedReferences } from "./deleted-references.ts";
import { readPartyOrders } from "./party-orders.ts";
import { readReferences } from "./read-references.ts";

type PlaceOrder = Body<"orders.post">;

/**
 * Reads the records that orders refer to; returns the function that makes each order, at the prices of its date.
 * `edited` has the references of an edited order.
 */
export async function planOrders(
  { trx, principal }: Omit<Recording, "trx"> & { trx: Knex },
  inputs: readonly PlaceOrder[],
  edited: EditedReferences = NO_REFERENCES,
) {
  const { companyId } = principal;
  const { taxes } = await readCompanyBooks(trx, companyId);
  const found = await readReferences({ trx, principal, edited }, inputs, {
    customerId: { to: "account", groups: [GROUP.debtors] },
    userId: { to: "user" },
    seriesId: { to: "series" },
    lines: { itemId: { to: "item" } },
  });
  const years = await lockYears(trx, companyId);
  const own = await readPartyOrders(trx, principal, inputs);
  const bound: Principal = own ? { ...principal, role: SALESMAN } : principal;
  const limits = await limitsFor(trx, bound);
  return (input: PlaceOrder): OrderInput => {
    if (input.date > today()) throw refused("DATE_IN_FUTURE", "date");
    refuseDaysBack({ principal: bound, document: "orders", limits }, input.date, today());
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
      const field = `lines.${index}.discountRate`;
      refuseDiscount({ principal: bound, document: "orders", limits }, listed - amount, listed, 0n, field);
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
      // Entered as the salesman, so that anyone who may change the salesman's orders may change it; the audit log says
      // whose token placed it.
      ...(own?.salesman && { entered: { by: own.salesman.id, at: toDatabaseTime(now()) } }),
    };
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
