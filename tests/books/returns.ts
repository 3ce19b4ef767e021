import { gross, nextShare, summed, taxedLine, type Taxed } from "./arithmetic.ts";
import type { Asked, Document, Maker, Planned } from "./asked.ts";
import { codeOf } from "./batches.ts";
import { dayFrom, dayOf, yearOf } from "./dates.ts";
import { createEffect } from "./effect.ts";
import { batchOf, creditTaxes, shortOf } from "./trade.ts";

/** A return of goods from a bill or without a bill. */
export function askSaleReturn(maker: Maker, yearId?: number): Asked {
  const bill = someOf(maker, "sale");
  return bill ? askReturnOfBill(maker, bill, yearId) : askReturnWithoutBill(maker, yearId);
}

/** Goods returned to a supplier, from a purchase or without one. */
export function askPurchaseReturn(maker: Maker, yearId?: number): Asked {
  const purchase = someOf(maker, "purchase");
  return purchase ? askReturnOfPurchase(maker, purchase, yearId) : askReturnWithoutPurchase(maker, yearId);
}

/** A return of goods from a bill; `wanted` is the quantity, random if omitted. */
export function askReturnOfBill(maker: Maker, bill: Document, yearId?: number, wanted?: bigint): Asked {
  const { random, company, kernel } = maker;
  const date = wanted === undefined ? dayOfReturn(maker, bill, yearId) : (bill.goods?.date ?? "");
  const line = random.int(1, bill.goods?.lines.length ?? 1);
  const isService = isOfService(maker, bill, line);
  const good = wanted ?? BigInt(random.pick([500, 1_000]));
  const asked = { good, damaged: wanted === undefined && !isService ? BigInt(random.pick([0, 500])) : 0n };
  const free = wanted === undefined && !isService && random.chance(0.2) ? 1_000n : 0n;
  const cash = random.chance(0.3) ? random.pick(company.cashes) : null;
  const placeId = random.pick(company.places);
  return {
    kind: "sale_return",
    date,
    again: (next) => askReturnOfBill(next, bill, yearOf(date)),
    mayBe: [...refusalsOf(bill, date), "AMOUNT_INVALID"],
    plan: async (trx, replaces = 0) => {
      const { goods, posted } = required(bill);
      const options = { except: replaces };
      const read = await kernel.readReturnableBills(trx, company.id, [posted.documentId], options);
      const returnable = read.get(posted.documentId);
      const sold = goods.lines[line - 1];
      if (!returnable || !sold) throw new Error("A bill that was acknowledged is not there");
      const customer = company.customers.find((each) => each.id === goods.partyId);
      const item = [...company.items, company.ownItem, ...company.services].find(
        (each) => each.id === sold.itemId,
      );
      if (!customer || !item) throw new Error("The bill is of nobody's or of nothing");
      const voucher = kernel.saleReturn(company.books, {
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
        lines: [{ item, billLineNo: line, ...asked, free }],
      });
      // Other writers return goods of the same bill, so the earlier returns
      // are read from the books; this return's share is computed here.
      const before = returnable.lines.get(line)?.returned;
      if (!before) throw new Error("The bill has lost a line");
      const taxed = sharesOf(sold, sold.quantity, before.quantity + asked.good + asked.damaged, before);
      const upToNow = returnable.returned.linesAmount + gross(taxed);
      const part = (what: "discount" | "roundOff") =>
        nextShare(goods[what], goods.linesAmount, upToNow, returnable.returned[what]);
      const amount = gross(taxed) - part("discount") + part("roundOff");
      const effect = createEffect();
      effect.credit(cash ?? customer.id, amount);
      creditTaxes(effect, maker, "output", taxed, -1n);
      effect.debit(company.books.accounts.sales, taxed.taxable);
      if (!isService) {
        const of = { voucherId: posted.voucherId, line };
        effect.move(item.id, placeId, asked.good + free, "SALE_RETURN", { of });
        effect.move(item.id, company.damagedPlace, asked.damaged, "SALE_RETURN", { of });
      }
      return { voucher, effect, returns: bill };
    },
  };
}

function askReturnWithoutBill(maker: Maker, yearId?: number): Asked {
  const { random, company, kernel } = maker;
  const date = dayOf(random, yearId);
  const customer = random.pick(company.customers);
  const item = random.pick(company.items);
  const unitPrice = BigInt(random.int(50_000, 900_000));
  const quantities = { good: 1_000n, expired: BigInt(random.pick([0, 333])) };
  const batch = batchOf(maker, item);
  return {
    kind: "sale_return",
    date,
    again: (next) => askReturnWithoutBill(next, yearOf(date)),
    plan: async () => {
      const taxed = taxedLine(
        quantities.good + quantities.expired,
        unitPrice,
        date,
        customer.stateCode === "33",
      );
      const effect = createEffect();
      effect.credit(customer.id, gross(taxed));
      creditTaxes(effect, maker, "output", taxed, -1n);
      effect.debit(company.books.accounts.sales, taxed.taxable);
      effect.move(item.id, 1, quantities.good, "SALE_RETURN", codeOf(batch));
      effect.move(item.id, company.damagedPlace, quantities.expired, "SALE_RETURN", codeOf(batch));
      const voucher = kernel.saleReturn(company.books, {
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
  const date = dayOfReturn(maker, purchase, yearId);
  const lineNo = random.int(1, purchase.goods?.lines.length ?? 1);
  const quantity = BigInt(random.pick([500, 1_000, 1_250]));
  return {
    kind: "purchase_return",
    date,
    again: (next) => askReturnOfPurchase(next, purchase, yearOf(date)),
    mayBe: [
      ...refusalsOf(purchase, date),
      ...shortOf(maker, [purchase.goods?.lines[lineNo - 1]?.itemId ?? 0]),
    ],
    plan: async (trx, replaces = 0) => {
      const { goods, posted } = required(purchase);
      const options = { except: replaces };
      const read = await kernel.readReturnablePurchases(trx, company.id, [posted.documentId], options);
      const returnable = read.get(posted.documentId);
      const bought = goods.lines[lineNo - 1];
      const before = returnable?.lines.get(lineNo)?.returned;
      const supplier = company.suppliers.find((each) => each.id === goods.partyId);
      const item = [...company.items, ...company.services].find((each) => each.id === bought?.itemId);
      if (!returnable || !bought || !before || !supplier || !item)
        throw new Error("A purchase that was acknowledged is not there, or not whole");
      const head = { date, branchId: 1, supplier, purchase: returnable, locationId: goods.placeId };
      const lines = [{ item, purchaseLineNo: lineNo, quantity }];
      const voucher = kernel.purchaseReturn(company.books, { ...head, lines });
      const upToNow = before.quantity + quantity;
      const paid = upToNow < bought.quantity ? upToNow : bought.quantity;
      const taxed = sharesOf(bought, bought.quantity, paid, before);
      const effect = createEffect();
      // The return of the last goods of a purchase takes the rest of its round-off.
      const isRest = goods.lines.every(({ quantity: bought, free }, index) => {
        const returned = returnable.lines.get(index + 1)?.returned.quantity ?? 0n;
        return returned + (index + 1 === lineNo ? quantity : 0n) === bought + free;
      });
      const roundOff = isRest ? goods.roundOff - returnable.returnedRoundOff : 0n;
      effect.debit(supplier.id, gross(taxed) + roundOff);
      creditTaxes(effect, maker, "input", taxed, 1n);
      const of = { voucherId: posted.voucherId, line: lineNo };
      if (item.isService) effect.credit(company.books.accounts.purchase_freight, taxed.taxable);
      else effect.move(item.id, goods.placeId, -quantity, "PURCHASE_RETURN", { of });
      return { voucher, effect, returns: purchase };
    },
  };
}

function askReturnWithoutPurchase(maker: Maker, yearId?: number): Asked {
  const { random, company, kernel } = maker;
  const date = dayOf(random, yearId);
  const supplier = random.pick(company.suppliers);
  const item = random.pick(company.items);
  const unitPrice = BigInt(random.int(50_000, 900_000));
  return {
    kind: "purchase_return",
    date,
    again: (next) => askReturnWithoutPurchase(next, yearOf(date)),
    mayBe: shortOf(maker, [item.id]),
    plan: async (): Promise<Planned> => {
      const taxed = summed([taxedLine(2_000n, unitPrice, date, supplier.stateCode === "33")]);
      const effect = createEffect();
      effect.debit(supplier.id, gross(taxed));
      creditTaxes(effect, maker, "input", taxed, 1n);
      effect.move(item.id, 1, -2_000n, "PURCHASE_RETURN");
      const lines = [{ item, purchaseLineNo: null, quantity: 2_000n, unitPrice }];
      const head = { date, branchId: 1, supplier, purchase: null, locationId: 1 };
      return { voucher: kernel.purchaseReturn(company.books, { ...head, lines }), effect };
    },
  };
}

/** A day for the return. In one of ten cases it may be before the sale, which must be refused. */
function dayOfReturn({ random }: Maker, { goods }: Document, yearId?: number): string {
  return random.chance(0.1) ? dayOf(random, yearId) : dayFrom(random, goods?.date ?? "", yearId);
}

function refusalsOf({ goods }: Document, date: string): string[] {
  const tooEarly = date < (goods?.date ?? "") ? ["DATE_BEFORE_DOCUMENT"] : [];
  return ["RETURN_EXCEEDS_DOCUMENT", "DOCUMENT_NOT_STANDING", ...tooEarly];
}

function sharesOf(total: Taxed, whole: bigint, upToNow: bigint, given: Taxed): Taxed {
  const part = (what: keyof Taxed) => nextShare(total[what], whole, upToNow, given[what]);
  return { taxable: part("taxable"), cgst: part("cgst"), sgst: part("sgst"), igst: part("igst") };
}

/** In four of five cases a document of the kind that is in effect, if there is one; otherwise undefined. */
function someOf({ random, documents }: Maker, kind: "sale" | "purchase"): Document | undefined {
  const standing = documents.filter(
    (each) => each.kind === kind && each.state === "standing" && each.goods !== undefined,
  );
  return standing.length > 0 && random.chance(0.8) ? random.pick(standing) : undefined;
}

/** Services are not returned as damaged or as free goods. */
function isOfService({ company }: Maker, { goods }: Document, line: number): boolean {
  return company.services.some(({ id }) => id === goods?.lines[line - 1]?.itemId);
}

function required({ goods, posted }: Document) {
  if (!goods) throw new Error("Only what has goods can be returned");
  return { goods, posted };
}
