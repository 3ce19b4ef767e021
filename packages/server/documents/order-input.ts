import * as say from "@vanbook/sdk/messages";
import {
  ACCOUNT_GROUP,
  formatRupees,
  formatPrice,
  findListedPrice,
  isInterState,
  isWithoutPayment,
  leaveOutTax,
  toParty,
  withPlaceOfSupply,
  type Books,
  openYearOn,
  calculateOrderAmount,
  calculateOrderRate,
  paise,
  percent,
  price,
  findPriceOnDay,
  quantity,
  findTaxRate,
  type FinancialYear,
  type ItemRow,
  type OrderInput,
  type OrderLine,
  type ShipTo,
} from "@vanbook/sdk/books";
import type { CompanyLimits } from "../auth/company-limits.ts";
import { refuseDaysBack, refuseDiscount } from "../auth/refusals.ts";
import { describePlace, findDeliveryPlace, readPlaceOfSupply } from "./references/place-of-supply.ts";
import { readShipTo, type AddressRow } from "./references/ship-to.ts";
import type { Body, Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import type { PartyOrders } from "./references/party-orders.ts";
import type { Found, References } from "./references/reference-fields.ts";

type PlaceOrder = Body<"orders.post">;

export const ORDER_REFERENCES = {
  customerId: { to: "account", groups: [ACCOUNT_GROUP.debtors] },
  userId: { to: "user" },
  seriesId: { to: "series" },
  lines: { itemId: { to: "item" } },
} as const satisfies References<PlaceOrder>;

export interface ReadForOrder {
  found: Found<PlaceOrder, typeof ORDER_REFERENCES>;
  books: Pick<Books, "stateCode" | "taxes">;
  years: readonly FinancialYear[];
  today: string;
  principal: Pick<Principal, "role" | "branchId">;
  limits: CompanyLimits;
  own?: PartyOrders | undefined;
  addresses: readonly AddressRow[];
  /** Where the goods of an edited order go, if the order keeps its customer. */
  keptShipTo?: ShipTo | undefined;
}

export function makeOrderInput(
  input: PlaceOrder,
  { found, books, years, today, principal, limits, own, addresses, keptShipTo }: ReadForOrder,
): OrderInput & Pick<Schema<"PricedOrder">, "placeNote"> {
  const bounds = { principal, document: "orders", limits } as const;
  if (input.date > today) throw problemOnField("DATE_IN_FUTURE", "date");
  refuseDaysBack(bounds, input.date, today);
  const year = openYearOn(years, input.date);
  const customer = found.customerId(input);
  const user = found.userId(input) ?? own?.salesman ?? null;
  own?.check(input);
  const billedSeries = found.seriesId(input);
  if (billedSeries && billedSeries.yearId !== year.id) throw problemOnField("SERIES_UNKNOWN", "seriesId");
  const lines = input.lines.map((line, index) => {
    const orderedItem = found.lines.itemId(line, index);
    return makeOrderLine(
      books.taxes,
      orderedItem,
      { rateType: customer.rate_type, date: input.date, hasTax: !isWithoutPayment(customer.gst_kind) },
      line,
      index,
    );
  });
  const shipTo = readShipTo(input.shipTo, customer, { addresses, keptShipTo });
  const facts = {
    date: input.date,
    companyState: books.stateCode,
    buyer: customer,
    shipTo,
    isService: input.lines.every((line, index) => found.lines.itemId(line, index).isService),
  };
  const placeOfSupply = readPlaceOfSupply(input.placeOfSupply) ?? findDeliveryPlace(facts);
  const party = withPlaceOfSupply(toParty(customer), placeOfSupply);
  const interState = isInterState(books.stateCode, party, "customerId");
  const amount = calculateOrderAmount({ lines, interState });
  const index = lines.findIndex(({ discountRate }) => discountRate > 0n);
  if (index >= 0) {
    const listedLines = lines.map((line) => ({ ...line, discountRate: 0n }));
    const listedAmount = calculateOrderAmount({ lines: listedLines, interState });
    refuseDiscount(bounds, listedAmount - amount, listedAmount, 0n, `lines.${index}.discountRate`);
  }
  if (input.amount !== undefined && paise(input.amount) !== amount)
    throw problemOnField("AMOUNT_DIFFERS", "amount", say.orderComesTo({ amount: formatRupees(amount) }));
  const placeNote = describePlace(facts, party);
  return {
    date: input.date,
    billSeries: billedSeries?.series ?? null,
    customerId: customer.id,
    userId: user?.id ?? null,
    branchId: user ? user.branch_id : principal.branchId,
    mode: input.payment,
    interState,
    placeOfSupply,
    shipTo,
    ...(placeNote && { placeNote }),
    lines,
    narration: input.narration ?? null,
  };
}

/** The item's rate on the order's date, with tax. Throws PRICE_STALE for any other rate. */
function makeOrderLine(
  taxes: Books["taxes"],
  item: ItemRow,
  { rateType, date, hasTax }: { rateType: string | null; date: string; hasTax: boolean },
  line: PlaceOrder["lines"][number],
  index: number,
): Required<OrderLine> {
  const taxRate = findTaxRate(taxes, item, date);
  const fullTerms = { ...findListedPrice(item, rateType, date), taxRate };
  const { unitPrice, priceHasTax, ...charged } = hasTax ? fullTerms : leaveOutTax(fullTerms);
  const terms = { unitPrice, priceHasTax, taxRate: charged.taxRate };
  const rate = calculateOrderRate(terms);
  if (line.rate !== undefined && price(line.rate) !== rate) {
    const message = say.rateDiffers({
      item: item.name,
      rate: formatPrice(rate),
      given: formatPrice(price(line.rate)),
    });
    throw problemOnField("PRICE_STALE", `lines.${index}.rate`, message);
  }
  const discountRate = percent(line.discountRate ?? "0");
  const mrp = findPriceOnDay(item, "MRP", date);
  return { itemId: item.id, mrp, quantity: quantity(line.quantity), rate, ...terms, discountRate };
}
