import { readCompanyBooks } from "../../books/posting/company-books.ts";
import { GROUP } from "../../books/posting/chart-of-accounts.ts";
import { divideRounded, formatPaise, formatPrice, paise, price, quantity } from "../../money.ts";
import { orderAmount, type OrderInput, type OrderLine } from "../../books/documents/order.ts";
import { listPrice } from "../../books/posting/price-list.ts";
import { taxRateOn, type TaxRates } from "../../books/posting/tax.ts";
import { lockYears, openYearOn } from "../../books/years/years.ts";
import { today } from "../../clock.ts";
import type { Body } from "../../contract/contract.ts";
import { refused } from "../../contract/problem.ts";
import type { Recording } from "../save-records.ts";
import { NO_REFERENCES, type EditedReferences } from "./deleted-references.ts";
import { readAccounts, readItems, readUsers, type ItemRow } from "./references.ts";
import { readSeries } from "./series.ts";

type PlaceOrder = Body<"orders.post">;

/**
 * Reads what orders refer to; returns the function that makes each order, at the prices of its date. `edited` has the
 * references of the order that is edited.
 */
export async function planOrders(
  { trx, principal }: Recording,
  inputs: readonly PlaceOrder[],
  edited: EditedReferences = NO_REFERENCES,
) {
  const { companyId } = principal;
  const { taxes } = await readCompanyBooks(trx, companyId);
  const customerIds = inputs.map((input) => input.customerId);
  const account = await readAccounts(trx, principal, customerIds, edited.accounts);
  const itemIds = inputs.flatMap((input) => input.lines.map((line) => line.itemId));
  const item = await readItems(trx, companyId, itemIds, edited.items);
  const userIds = inputs.map((input) => input.userId);
  const findUser = await readUsers(trx, principal, userIds, edited.users);
  const seriesIds = inputs.flatMap((input) => input.seriesId ?? []);
  const series = await readSeries(trx, companyId, seriesIds);
  const years = await lockYears(trx, companyId);
  return (input: PlaceOrder): OrderInput => {
    if (input.date > today()) throw refused("DATE_IN_FUTURE", "date");
    const year = openYearOn(years, input.date);
    const customer = account(input.customerId, "customerId", [GROUP.debtors]);
    const user = findUser(input.userId, "userId");
    const billed = input.seriesId === undefined ? undefined : series(input.seriesId, "seriesId");
    if (billed && billed.yearId !== year.id) throw refused("SERIES_UNKNOWN", "seriesId");
    const lines = input.lines.map((line, index) => {
      const wanted = item(line.itemId, `lines.${index}.itemId`);
      return orderLine(taxes, wanted, customer.rate_type, input.date, line, index);
    });
    const amount = orderAmount(lines);
    if (input.amount !== undefined && paise(input.amount) !== amount)
      throw refused("AMOUNT_DIFFERS", "amount", `The order comes to ${formatPaise(amount)}.`);
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
  };
}

/** A line at the item's rate on the order's date, with tax. Throws PRICE_STALE when the client sent another rate. */
function orderLine(
  taxes: TaxRates,
  item: ItemRow,
  rateType: string | null,
  date: string,
  line: PlaceOrder["lines"][number],
  index: number,
): OrderLine {
  const taxRate = taxRateOn(taxes, item.taxId, date);
  const rate = divideRounded(listPrice(taxes, item, rateType, date) * (10_000n + taxRate), 10_000n);
  if (line.rate !== undefined && price(line.rate) !== rate) {
    const message = `The rate of ${item.name} is ${formatPrice(rate)}, not ${formatPrice(price(line.rate))}.`;
    throw refused("PRICE_STALE", `lines.${index}.rate`, message);
  }
  return { itemId: item.id, mrp: item.mrp, quantity: quantity(line.quantity), rate };
}
