import { sumGross, calculateNextShare, sumTaxed, calculateLineTax, type Taxed } from "./arithmetic.ts";
import type { Asked, Document, Maker, Planned } from "./asked.ts";
import { getBatchCode } from "./batches.ts";
import { pickDayFrom, pickDay, getYearId } from "./dates.ts";
import { createEffect } from "./effect.ts";
import { pickBatch, addTaxCredits, listShortRefusals } from "./trade.ts";

/** A return of goods from a bill or without a bill. */
export function askSaleReturn(maker: Maker, yearId?: number): Asked {
  const bill = pickDocument(maker, "sale");
  return bill ? askReturnOfBill(maker, bill, yearId) : askReturnWithoutBill(maker, yearId);
}

/** Goods returned to a supplier, from a purchase or without one. */
export function askPurchaseReturn(maker: Maker, yearId?: number): Asked {
  const purchase = pickDocument(maker, "purchase");
  return purchase ? askReturnOfPurchase(maker, purchase, yearId) : askReturnWithoutPurchase(maker, yearId);
}

/** A return of goods from a bill; `wantedQuantity` is the quantity, random if omitted. */
export function askReturnOfBill(
  maker: Maker,
  bill: Document,
  yearId?: number,
  wantedQuantity?: bigint,
): Asked {
  const { random, company, kernel } = maker;
  const date = wantedQuantity === undefined ? pickReturnDay(maker, bill, yearId) : (bill.goods?.date ?? "");
  const line = random.int(1, bill.goods?.lines.length ?? 1);
  const isService = isOfService(maker, bill, line);
  const good = wantedQuantity ?? BigInt(random.pick([500, 1_000]));
  const askedQuantities = {
    good,
    damaged: wantedQuantity === undefined && !isService ? BigInt(random.pick([0, 500])) : 0n,
  };
  const free = wantedQuantity === undefined && !isService && random.chance(0.2) ? 1_000n : 0n;
  const cash = random.chance(0.3) ? random.pick(company.cashes) : null;
  const placeId = random.pick(company.places);
  return {
    kind: "sale_return",
    date,
    again: (next) => askReturnOfBill(next, bill, getYearId(date)),
    mayBe: [...listRefusals(bill, date), "AMOUNT_INVALID"],
    plan: async (trx, replaces = 0) => {
      const { goods, posted } = requireGoods(bill);
      const options = { except: replaces };
      const read = await kernel.readReturnableBills(trx, company.id, [posted.documentId], options);
      const returnable = read.get(posted.documentId);
      const soldLine = goods.lines[line - 1];
      if (!returnable || !soldLine) throw new Error("A bill that was acknowledged is not there");
      const customer = company.customers.find((each) => each.id === goods.partyId);
      const item = [...company.items, company.ownItem, ...company.services].find(
        (each) => each.id === soldLine.itemId,
      );
      if (!customer || !item) throw new Error("The bill is of nobody's or of nothing");
      const voucher = kernel.makeSaleReturnVoucher(company.books, {
        date,
        branchId: 1,
        customer,
        source: { bill: returnable },
        refund: cash === null ? { mode: "credit" } : { mode: "cash", accountId: cash },
        salesmanId: 2,
        routeId: null,
        vehicleId: null,
        locationId: placeId,
        damagedLocationId: company.damagedPlace,
        lines: [{ item, billLineNo: line, ...askedQuantities, free }],
      });
      // Other writers return goods of the same bill, so the earlier returns
      // are read from the books; this return's share is computed here.
      const before = returnable.lines.get(line)?.returned;
      if (!before) throw new Error("The bill has lost a line");
      const taxShare = calculateTaxShares(
        soldLine,
        soldLine.quantity,
        before.quantity + askedQuantities.good + askedQuantities.damaged,
        before,
      );
      const upToNow = returnable.returned.linesAmount + sumGross(taxShare);
      const calculatePart = (what: "discount" | "roundOff") =>
        calculateNextShare(goods[what], goods.linesAmount, upToNow, returnable.returned[what]);
      const amount = sumGross(taxShare) - calculatePart("discount") + calculatePart("roundOff");
      const effect = createEffect();
      effect.credit(cash ?? customer.id, amount);
      addTaxCredits(effect, maker, "output", taxShare, -1n);
      effect.debit(company.books.accounts.sales, taxShare.taxable);
      if (!isService) {
        const of = { voucherId: posted.voucherId, line };
        effect.move(item.id, placeId, askedQuantities.good + free, "SALE_RETURN", { of });
        effect.move(item.id, company.damagedPlace, askedQuantities.damaged, "SALE_RETURN", { of });
      }
      return { voucher, effect, returns: bill };
    },
  };
}

function askReturnWithoutBill(maker: Maker, yearId?: number): Asked {
  const { random, company, kernel } = maker;
  const date = pickDay(random, yearId);
  const customer = random.pick(company.customers);
  const item = random.pick(company.items);
  const unitPrice = BigInt(random.int(50_000, 900_000));
  const quantities = { good: 1_000n, expired: BigInt(random.pick([0, 333])) };
  const batch = pickBatch(maker, item);
  return {
    kind: "sale_return",
    date,
    again: (next) => askReturnWithoutBill(next, getYearId(date)),
    plan: async () => {
      const lineTax = calculateLineTax(
        quantities.good + quantities.expired,
        unitPrice,
        date,
        customer.stateCode === "33",
      );
      const effect = createEffect();
      effect.credit(customer.id, sumGross(lineTax));
      addTaxCredits(effect, maker, "output", lineTax, -1n);
      effect.debit(company.books.accounts.sales, lineTax.taxable);
      effect.move(item.id, 1, quantities.good, "SALE_RETURN", getBatchCode(batch));
      effect.move(item.id, company.damagedPlace, quantities.expired, "SALE_RETURN", getBatchCode(batch));
      const voucher = kernel.makeSaleReturnVoucher(company.books, {
        date,
        branchId: 1,
        customer,
        source: { bill: null, invType: "B2C", saleType: "Retail" },
        refund: { mode: "credit" },
        salesmanId: 2,
        routeId: null,
        vehicleId: null,
        locationId: 1,
        damagedLocationId: company.damagedPlace,
        lines: [{ item, billLineNo: null, ...quantities, unitPrice, ...batch }],
      });
      return { voucher, effect };
    },
  };
}

function askReturnOfPurchase(maker: Maker, purchase: Document, yearId?: number): Asked {
  const { random, company, kernel } = maker;
  const date = pickReturnDay(maker, purchase, yearId);
  const lineNo = random.int(1, purchase.goods?.lines.length ?? 1);
  const quantity = BigInt(random.pick([500, 1_000, 1_250]));
  return {
    kind: "purchase_return",
    date,
    again: (next) => askReturnOfPurchase(next, purchase, getYearId(date)),
    mayBe: [
      ...listRefusals(purchase, date),
      ...listShortRefusals(maker, [purchase.goods?.lines[lineNo - 1]?.itemId ?? 0]),
    ],
    plan: async (trx, replaces = 0) => {
      const { goods, posted } = requireGoods(purchase);
      const options = { except: replaces };
      const read = await kernel.readReturnablePurchases(trx, company.id, [posted.documentId], options);
      const returnable = read.get(posted.documentId);
      const boughtLine = goods.lines[lineNo - 1];
      const before = returnable?.lines.get(lineNo)?.returned;
      const supplier = company.suppliers.find((each) => each.id === goods.partyId);
      const item = [...company.items, ...company.services].find((each) => each.id === boughtLine?.itemId);
      if (!returnable || !boughtLine || !before || !supplier || !item)
        throw new Error("A purchase that was acknowledged is not there, or not whole");
      const head = { date, branchId: 1, supplier, purchase: returnable, locationId: goods.placeId };
      const lines = [{ item, purchaseLineNo: lineNo, quantity }];
      const voucher = kernel.makePurchaseReturnVoucher(company.books, { ...head, lines });
      const upToNow = before.quantity + quantity;
      const paidQuantity = upToNow < boughtLine.quantity ? upToNow : boughtLine.quantity;
      const taxShare = calculateTaxShares(boughtLine, boughtLine.quantity, paidQuantity, before);
      const effect = createEffect();
      // The return of the last goods of a purchase takes the rest of its round-off.
      const isRest = goods.lines.every(({ quantity: boughtQuantity, free }, index) => {
        const returnedQuantity = returnable.lines.get(index + 1)?.returned.quantity ?? 0n;
        return returnedQuantity + (index + 1 === lineNo ? quantity : 0n) === boughtQuantity + free;
      });
      const roundOff = isRest ? goods.roundOff - returnable.returnedRoundOff : 0n;
      effect.debit(supplier.id, sumGross(taxShare) + roundOff);
      addTaxCredits(effect, maker, "input", taxShare, 1n);
      const of = { voucherId: posted.voucherId, line: lineNo };
      if (item.isService) effect.credit(company.books.accounts.purchase_freight, taxShare.taxable);
      else effect.move(item.id, goods.placeId, -quantity, "PURCHASE_RETURN", { of });
      return { voucher, effect, returns: purchase };
    },
  };
}

function askReturnWithoutPurchase(maker: Maker, yearId?: number): Asked {
  const { random, company, kernel } = maker;
  const date = pickDay(random, yearId);
  const supplier = random.pick(company.suppliers);
  const item = random.pick(company.items);
  const unitPrice = BigInt(random.int(50_000, 900_000));
  return {
    kind: "purchase_return",
    date,
    again: (next) => askReturnWithoutPurchase(next, getYearId(date)),
    mayBe: listShortRefusals(maker, [item.id]),
    plan: async (): Promise<Planned> => {
      const lineTax = sumTaxed([calculateLineTax(2_000n, unitPrice, date, supplier.stateCode === "33")]);
      const effect = createEffect();
      effect.debit(supplier.id, sumGross(lineTax));
      addTaxCredits(effect, maker, "input", lineTax, 1n);
      effect.move(item.id, 1, -2_000n, "PURCHASE_RETURN");
      const lines = [{ item, purchaseLineNo: null, quantity: 2_000n, unitPrice }];
      const head = { date, branchId: 1, supplier, purchase: null, locationId: 1 };
      return { voucher: kernel.makePurchaseReturnVoucher(company.books, { ...head, lines }), effect };
    },
  };
}

/** A day for the return. In one of ten cases it may be before the sale, which must be refused. */
function pickReturnDay({ random }: Maker, { goods }: Document, yearId?: number): string {
  return random.chance(0.1) ? pickDay(random, yearId) : pickDayFrom(random, goods?.date ?? "", yearId);
}

function listRefusals({ goods }: Document, date: string): string[] {
  const tooEarly = date < (goods?.date ?? "") ? ["DATE_BEFORE_DOCUMENT"] : [];
  return ["RETURN_EXCEEDS_DOCUMENT", "DOCUMENT_NOT_STANDING", ...tooEarly];
}

function calculateTaxShares(total: Taxed, whole: bigint, upToNow: bigint, givenSoFar: Taxed): Taxed {
  const calculatePart = (what: keyof Taxed) =>
    calculateNextShare(total[what], whole, upToNow, givenSoFar[what]);
  return {
    taxable: calculatePart("taxable"),
    cgst: calculatePart("cgst"),
    sgst: calculatePart("sgst"),
    igst: calculatePart("igst"),
  };
}

/**
 * In four of five cases a document of the kind that is in effect, if there is one; otherwise
 * undefined.
 */
function pickDocument({ random, documents }: Maker, kind: "sale" | "purchase"): Document | undefined {
  const standing = documents.filter(
    (each) => each.kind === kind && each.state === "standing" && each.goods !== undefined,
  );
  return standing.length > 0 && random.chance(0.8) ? random.pick(standing) : undefined;
}

/** Services are not returned as damaged or as free goods. */
function isOfService({ company }: Maker, { goods }: Document, line: number): boolean {
  return company.services.some(({ id }) => id === goods?.lines[line - 1]?.itemId);
}

function requireGoods({ goods, posted }: Document) {
  if (!goods) throw new Error("Only what has goods can be returned");
  return { goods, posted };
}
