import type { NamedBatch } from "@vanbook/sdk/books";
import { sumGross, sumTaxed, calculateLineTax, spreadDiscount, toRupee, type Taxed } from "./arithmetic.ts";
import type { Asked, Goods, Maker } from "./asked.ts";
import { getBatchCode, SAMPLE_LOTS, toNamedBatch } from "./batches.ts";
import { pickDay, getYearId } from "./dates.ts";
import { createEffect } from "./effect.ts";

/**
 * A bill: cash or credit, within the state or not, with free goods,
 * line discounts, a bill discount, with or without round-off.
 */
export function askSale(maker: Maker, wantedSeries = maker.random.pick(maker.company.series)): Asked {
  const { random, company } = maker;
  const date = pickDay(random, wantedSeries.yearId);
  const customer = random.pick(company.customers);
  const placeId = random.pick(company.places);
  const cash = random.chance(0.4) ? random.pick(company.cashes) : null;
  const rounds = random.chance(0.5);
  const lines = pickLines(maker).map((line) => ({
    ...line,
    ...(random.chance(0.2) && pickBatch(maker, line.item)),
    // A bill that only gives away services would have nothing to post.
    discountRate: BigInt(random.pick([0, 0, 333, line.item.isService ? 333 : 10_000])),
  }));
  const interState = customer.stateCode === "33";
  const calculateTaxes = (shares: readonly bigint[]) =>
    lines.map(({ quantity, unitPrice, discountRate }, index) =>
      calculateLineTax(quantity, unitPrice, date, interState, discountRate, shares[index]),
    );
  const isDiscountBeforeTax = random.chance(0.5);
  const values = calculateTaxes([]).map(({ taxable }) => taxable);
  // If all goods are free, there is no amount to discount.
  const most = Number(values.reduce((all, value) => all + value, 0n));
  const discount = random.chance(0.3) ? BigInt(random.int(0, Math.min(99, most))) : 0n;
  const lineTaxes = calculateTaxes(isDiscountBeforeTax ? spreadDiscount(discount, values) : []);
  const total = sumTaxed(lineTaxes);
  const afterTax = isDiscountBeforeTax ? 0n : discount;
  const exact = sumGross(total) - afterTax;
  const amount = rounds ? toRupee(exact) : exact;
  return {
    kind: "sale",
    date,
    again: (next) => askSale(next, wantedSeries),
    mayBe: listShortRefusals(
      maker,
      lines.map(({ item }) => item.id),
    ),
    plan: async () => {
      const effect = createEffect();
      effect.debit(cash ?? customer.id, amount);
      effect.credit(company.books.accounts.sales, total.taxable);
      addTaxCredits(effect, maker, "output", total, 1n);
      for (const [index, { item, quantity, freeQuantity, batch }] of lines.entries()) {
        if (item.isService) continue;
        const its = { line: index + 1, ...getBatchCode({ batch }) };
        effect.move(item.id, placeId, -quantity, "SALE", its);
        effect.move(item.id, placeId, -freeQuantity, "FREE", its);
      }
      const voucher = maker.kernel.makeSaleVoucher(company.books, {
        date,
        customer,
        series: wantedSeries,
        saleType: random.chance(0.2) ? "Wholesale" : "Retail",
        payment: cash === null ? { mode: "credit" } : { mode: "cash", accountId: cash },
        salesmanId: 2,
        branchId: 1,
        routeId: null,
        vehicleId: null,
        locationId: placeId,
        lines,
        ...{ discount, isDiscountBeforeTax, toRupee: rounds },
      });
      const goods: Goods = {
        date,
        partyId: customer.id,
        interState,
        placeId,
        lines: makeGoodsLines(lines, lineTaxes),
        linesAmount: sumGross(total),
        discount: afterTax,
        roundOff: amount - exact,
      };
      return { voucher, effect, goods };
    },
  };
}

/** A supplier's invoice with line discounts, freight, discount and round-off. */
export function askPurchase(maker: Maker, yearId?: number): Asked {
  const { random, company } = maker;
  const date = pickDay(random, yearId);
  const supplier = random.pick(company.suppliers);
  const placeId = random.pick(company.places);
  const rounds = random.chance(0.5);
  const lines = pickLines(maker).map((line) => ({
    ...line,
    ...pickBatch(maker, line.item),
    discountRate: BigInt(random.pick([0, 0, 250, 1000])),
  }));
  const interState = supplier.stateCode === "33";
  const lineTaxes = lines.map((line) =>
    calculateLineTax(line.quantity, line.unitPrice, date, interState, line.discountRate),
  );
  const total = sumTaxed(lineTaxes);
  const freight = BigInt(random.pick([0, 0, 5_001]));
  const exact = sumGross(total) + freight;
  const amount = rounds ? toRupee(exact) : exact;
  return {
    kind: "purchase",
    date,
    again: (next) => askPurchase(next, getYearId(date)),
    plan: async () => {
      const effect = createEffect();
      effect.credit(supplier.id, amount);
      addTaxCredits(effect, maker, "input", total, -1n);
      effect.debit(company.books.accounts.purchase_freight, calculateChargedValue(lines, lineTaxes, freight));
      for (const [index, { item, quantity, freeQuantity, batch }] of lines.entries()) {
        if (item.isService) continue;
        const its = { line: index + 1, ...getBatchCode({ batch }) };
        effect.move(item.id, placeId, quantity + freeQuantity, "PURCHASE", its);
      }
      const voucher = maker.kernel.makePurchaseVoucher(company.books, {
        date,
        supplier,
        supplierInvoiceNo: null,
        supplierInvoiceDate: null,
        locationId: placeId,
        branchId: 1,
        lines,
        freight,
        toRupee: rounds,
      });
      const goods: Goods = {
        date,
        partyId: supplier.id,
        interState,
        placeId,
        lines: makeGoodsLines(lines, lineTaxes),
        linesAmount: sumGross(total),
        discount: 0n,
        roundOff: amount - exact,
      };
      return { voucher, effect, goods };
    },
  };
}

/**
 * One to three lines, each with an item or a service, some with
 * free goods, with prices and quantities that need rounding.
 */
function pickLines({ random, company }: Maker) {
  return Array.from({ length: random.int(1, 3) }, () => {
    const item = random.pick(random.chance(0.15) ? company.services : company.items);
    return {
      item,
      quantity: BigInt(random.pick([1_000, 2_000, 3_000, 1_250, 7_333])),
      freeQuantity: item.isService ? 0n : BigInt(random.pick([0, 0, 0, 1_000])),
      unitPrice: BigInt(random.int(50_000, 1_500_000)),
    };
  });
}

/** A random batch, if the item keeps batches. */
export function pickBatch({ random, company }: Maker, { id }: { id: number }): { batch?: NamedBatch } {
  return company.keeping.has(id) ? { batch: toNamedBatch(random.pick(SAMPLE_LOTS)) } : {};
}

/**
 * The service charges of a purchase. Freight belongs to the goods, or to the services if there are
 * no goods.
 */
function calculateChargedValue(
  lines: readonly { item: { isService?: boolean } }[],
  lineTaxes: readonly Taxed[],
  freight: bigint,
): bigint {
  const services = lineTaxes.filter((_, index) => lines[index]?.item.isService);
  const { taxable } = sumTaxed(services);
  return services.length === lines.length ? taxable + freight : taxable;
}

function makeGoodsLines(
  lines: readonly { item: { id: number }; quantity: bigint; freeQuantity: bigint }[],
  lineTaxes: readonly ReturnType<typeof calculateLineTax>[],
): Goods["lines"] {
  return lines.flatMap(({ item, quantity, freeQuantity: free }, index) => {
    const its = lineTaxes[index];
    return its ? [{ ...its, itemId: item.id, quantity, free }] : [];
  });
}

/** The taxes of a document on their accounts; `sign` −1 debits them. */
export function addTaxCredits(
  effect: ReturnType<typeof createEffect>,
  { company }: Maker,
  side: "input" | "output" | "rcm",
  { cgst, sgst, igst }: { cgst: bigint; sgst: bigint; igst: bigint },
  sign: 1n | -1n,
): void {
  const { accounts } = company.books;
  effect.credit(accounts[`cgst_${side}`], sign * cgst);
  effect.credit(accounts[`sgst_${side}`], sign * sgst);
  effect.credit(accounts[`igst_${side}`], sign * igst);
}

/**
 * The refusals that an issue of goods may get, if the company forbids negative stock or an item
 * keeps batches.
 */
export function listShortRefusals({ company }: Maker, itemIds: readonly number[]): string[] {
  return company.refusesShort || itemIds.some((id) => company.keeping.has(id)) ? ["STOCK_SHORT"] : [];
}
