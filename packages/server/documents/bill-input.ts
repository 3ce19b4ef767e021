import {
  chooseNoTaxReason,
  findGstKind,
  readLineDiscount,
  ACCOUNT_GROUP,
  readNamedBatch,
  isSamePlace,
  paise,
  toParty,
  withPlaceOfSupply,
  calculateSlabDiscount,
  chooseLineTerms,
  type FrozenHead,
  refuseAboveMrp,
  type FrozenLines,
  type PricedLine,
  type SaleInput,
  type Slab,
} from "@vanbook/sdk/books";
import { refuseFreeGoods } from "../auth/refusals.ts";
import { describePlace, findDeliveryPlace, readPlaceOfSupply } from "./references/place-of-supply.ts";
import { readShipTo, type AddressRow } from "./references/ship-to.ts";
import type { Body } from "../contract/contract.ts";
import type { PlanningTerms } from "./document-type.ts";
import { MONEY_GROUPS, chooseSettlement } from "./references/cash-account.ts";
import { refuseBillDiscount, refuseLineDiscounts } from "./references/line-discounts.ts";
import { parseLineQuantities } from "./references/line-items.ts";
import type { OpenOrders } from "./references/open-orders.ts";
import type { Found, References } from "./references/reference-fields.ts";
import type { AccountRow } from "./references/references.ts";
import { SALEABLE_KINDS } from "./references/stock-location.ts";

type BillInput = Body<"bills.post">;

export const SALE_REFERENCES = {
  customerId: { to: "account", groups: [ACCOUNT_GROUP.debtors] },
  cashAccountId: { to: "account", groups: MONEY_GROUPS },
  salesmanId: { to: "user" },
  locationId: { to: "location", kinds: SALEABLE_KINDS, onDate: true },
  seriesId: { to: "series" },
  lines: { itemId: { to: "item" } },
} as const satisfies References<BillInput>;

/**
 * What the bill input needs from the database. An edit may keep the lines and head that were
 * frozen, even if a new bill could not use them.
 */
export interface ReadForBill {
  found: Found<BillInput, typeof SALE_REFERENCES>;
  slabs: readonly Slab[];
  frozen: FrozenLines;
  head: FrozenHead | undefined;
  orders: Pick<OpenOrders, "check">;
  addresses: readonly AddressRow[];
}

export interface BillPlan {
  bill: SaleInput;
  customer: AccountRow;
  checkMrp: (lines: readonly PricedLine[]) => void;
  describePlace: () => ReturnType<typeof describePlace>;
}

export function makeBillInput(
  planning: PlanningTerms,
  input: BillInput,
  { found, slabs, frozen, head, orders, addresses }: ReadForBill,
): BillPlan {
  const { books } = planning;
  const customer = found.customerId(input);
  const salesman = found.salesmanId(input);
  const from = found.locationId(input);
  const invoicedOrder = input.orderId === undefined ? undefined : orders.check(input.orderId, customer.id);
  // An edit keeps its place of supply rather than taking the order's again.
  const ownHead = head?.partyId === customer.id ? head : undefined;
  const takenOrder = input.shipTo === undefined && !ownHead ? invoicedOrder : undefined;
  const shipTo =
    takenOrder?.shipTo ?? readShipTo(input.shipTo, customer, { addresses, keptShipTo: ownHead?.shipTo });
  const lines = input.lines.map((line, index) => {
    const item = found.lines.itemId(line, index);
    const [quantity, freeQuantity] = parseLineQuantities(index, [line.quantity, line.freeQuantity]);
    const pricing = { rateType: customer.rate_type, date: input.date, frozen };
    const lineQuantities = { quantity, freeQuantity, ...readLineDiscount(line) };
    const sentTerms = { ...lineQuantities, unitPrice: line.unitPrice, line: index };
    return {
      ...lineQuantities,
      ...chooseLineTerms(item, pricing, sentTerms),
      batch: readNamedBatch(line),
    };
  });
  refuseFreeGoods(planning, lines);
  const facts = {
    date: input.date,
    companyState: books.stateCode,
    buyer: customer,
    shipTo,
    isService: lines.every(({ item }) => item.isService),
  };
  const keptHead = ownHead && isSamePlace(ownHead.shipTo, shipTo) ? ownHead : undefined;
  const proposedPlace = keptHead ? undefined : (takenOrder?.placeOfSupply ?? findDeliveryPlace(facts));
  const placeOfSupply = readPlaceOfSupply(input.placeOfSupply) ?? proposedPlace;
  const party = withPlaceOfSupply(toParty(customer, keptHead), placeOfSupply);
  const bill: SaleInput = {
    date: input.date,
    customer: party,
    noTaxReason: chooseNoTaxReason(
      input.reverseCharge,
      findGstKind(customer.gst_kind, customer.gstin)?.kind,
      ownHead?.noTaxReason ?? null,
    ),
    shipTo,
    series: found.seriesId(input),
    saleType: input.saleType ?? (customer.customer_type === WHOLESALE_TYPE ? "Wholesale" : "Retail"),
    payment: chooseSettlement(planning, "in", input.payment, salesman, {
      id: input.cashAccountId,
      find: () => found.cashAccountId(input),
    }),
    salesmanId: salesman?.id ?? null,
    branchId: from.branch_id ?? salesman?.branch_id ?? null,
    routeId: customer.route_id,
    vehicleId: from.vehicle_id,
    locationId: from.id,
    lines,
    isDiscountBeforeTax: head?.isDiscountBeforeTax,
    toRupee: input.roundToRupee,
    orderId: input.orderId ?? null,
    narration: input.narration ?? null,
  };
  refuseLineDiscounts(planning, bill);
  const names = new Map(lines.map(({ item }) => [item.id, item.name]));
  const checkMrp = (pricedLines: readonly PricedLine[]) => {
    if (!input.aboveMrp) refuseAboveMrp(pricedLines, (id) => names.get(id) ?? "");
  };
  const describeOwnPlace = () => describePlace(facts, party);
  if (input.discount !== undefined) {
    const discountedBill = { ...bill, discount: paise(input.discount) };
    refuseBillDiscount(planning, discountedBill, calculateSlabDiscount(slabs, books, bill));
    return { bill: discountedBill, customer, checkMrp, describePlace: describeOwnPlace };
  }
  const isKept = head && frozen.areAll(lines.length);
  const discount = isKept ? head.discount : calculateSlabDiscount(slabs, books, bill);
  return { bill: { ...bill, discount }, customer, checkMrp, describePlace: describeOwnPlace };
}

const WHOLESALE_TYPE = 1;
