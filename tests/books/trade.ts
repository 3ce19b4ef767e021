import type { NamedBatch } from "@vanbook/sdk/books";
import { gross, summed, taxedLine, toRupee, type Taxed } from "./arithmetic.ts";
import type { Asked, Goods, Maker } from "./asked.ts";
import { codeOf, LOTS, named } from "./batches.ts";
import { dayOf, yearOf } from "./dates.ts";
import { createEffect } from "./effect.ts";

/**
 * A bill: cash or credit, within the state or not, with free goods,
 * line discounts, a bill discount, with or without round-off.
 */
export function askSale(maker: Maker, wanted = maker.random.pick(maker.company.series)): Asked {
  const { random, company } = maker;
  const date = dayOf(random, wanted.yearId);
  const customer = random.pick(company.customers);
  const placeId = random.pick(company.places);
  const cash = random.chance(0.4) ? random.pick(company.cashes) : null;
  const rounds = random.chance(0.5);
  const lines = someLines(maker).map((line) => ({
    ...line,
    ...(random.chance(0.2) && batchOf(maker, line.item)),
    // A bill that only gives away services would have nothing to post.
    discountRate: BigInt(random.pick([0, 0, 333, line.item.isService ? 333 : 10_000])),
  }));
  const interState = customer.stateCode === "33";
  const taxed = lines.map((line) =>
    taxedLine(line.quantity, line.unitPrice, date, interState, line.discountRate),
  );
  const total = summed(taxed);
  // If all goods are free, there is no amount to discount.
  const most = Number(gross(total));
  const discount = random.chance(0.3) ? BigInt(random.int(0, Math.min(99, most))) : 0n;
  const exact = gross(total) - discount;
  const amount = rounds ? toRupee(exact) : exact;
  return {
    kind: "sale",
    date,
    again: (next) => askSale(next, wanted),
    mayBe: shortOf(
      maker,
      lines.map(({ item }) => item.id),
    ),
    plan: async () => {
      const effect = createEffect();
      effect.debit(cash ?? customer.id, amount);
      effect.credit(company.books.accounts.sales, total.taxable);
      creditTaxes(effect, maker, "output", total, 1n);
      for (const [index, { item, quantity, freeQuantity, batch }] of lines.entries()) {
        if (item.isService) continue;
        const its = { line: index + 1, ...codeOf({ batch }) };
        effect.move(item.id, placeId, -quantity, "SALE", its);
        effect.move(item.id, placeId, -freeQuantity, "FREE", its);
      }
      const voucher = maker.kernel.sale(company.books, {
        date,
        customer,
        series: wanted,
        saleType: random.chance(0.2) ? "Wholesale" : "Retail",
        payment: cash === null ? { mode: "credit" } : { mode: "cash", accountId: cash },
        salesmanId: 2,
        branchId: 1,
        routeId: null,
        vehicleId: null,
        locationId: placeId,
        lines,
        discount,
        toRupee: rounds,
      });
      const goods: Goods = {
        date,
        partyId: customer.id,
        interState,
        placeId,
        lines: goodsOf(lines, taxed),
        linesAmount: gross(total),
        discount,
        roundOff: amount - exact,
      };
      return { voucher, effect, goods };
    },
  };
}

/** A supplier's invoice with line discounts, freight, discount and round-off. */
export function askPurchase(maker: Maker, yearId?: number): Asked {
  const { random, company } = maker;
  const date = dayOf(random, yearId);
  const supplier = random.pick(company.suppliers);
  const placeId = random.pick(company.places);
  const rounds = random.chance(0.5);
  const lines = someLines(maker).map((line) => ({
    ...line,
    ...batchOf(maker, line.item),
    discountRate: BigInt(random.pick([0, 0, 250, 1000])),
  }));
  const interState = supplier.stateCode === "33";
  const taxed = lines.map((line) =>
    taxedLine(line.quantity, line.unitPrice, date, interState, line.discountRate),
  );
  const total = summed(taxed);
  const freight = BigInt(random.pick([0, 0, 5_001]));
  const exact = gross(total) + freight;
  const amount = rounds ? toRupee(exact) : exact;
  return {
    kind: "purchase",
    date,
    again: (next) => askPurchase(next, yearOf(date)),
    plan: async () => {
      const effect = createEffect();
      effect.credit(supplier.id, amount);
      creditTaxes(effect, maker, "input", total, -1n);
      effect.debit(company.books.accounts.purchase_freight, charged(lines, taxed, freight));
      for (const [index, { item, quantity, freeQuantity, batch }] of lines.entries()) {
        if (item.isService) continue;
        const its = { line: index + 1, ...codeOf({ batch }) };
        effect.move(item.id, placeId, quantity + freeQuantity, "PURCHASE", its);
      }
      const voucher = maker.kernel.purchase(company.books, {
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
        lines: goodsOf(lines, taxed),
        linesAmount: gross(total),
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
function someLines({ random, company }: Maker) {
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
export function batchOf({ random, company }: Maker, { id }: { id: number }): { batch?: NamedBatch } {
  return company.keeping.has(id) ? { batch: named(random.pick(LOTS)) } : {};
}

/** The service charges of a purchase. Freight belongs to the goods, or to the services if there are no goods. */
function charged(
  lines: readonly { item: { isService?: boolean } }[],
  taxed: readonly Taxed[],
  freight: bigint,
): bigint {
  const services = taxed.filter((_, index) => lines[index]?.item.isService);
  const { taxable } = summed(services);
  return services.length === lines.length ? taxable + freight : taxable;
}

function goodsOf(
  lines: readonly { item: { id: number }; quantity: bigint; freeQuantity: bigint }[],
  taxed: readonly ReturnType<typeof taxedLine>[],
): Goods["lines"] {
  return lines.flatMap(({ item, quantity, freeQuantity: free }, index) => {
    const its = taxed[index];
    return its ? [{ ...its, itemId: item.id, quantity, free }] : [];
  });
}

/** The taxes of a document on their accounts; `sign` −1 debits them. */
export function creditTaxes(
  effect: ReturnType<typeof createEffect>,
  { company }: Maker,
  side: "input" | "output",
  { cgst, sgst, igst }: { cgst: bigint; sgst: bigint; igst: bigint },
  sign: 1n | -1n,
): void {
  const { accounts } = company.books;
  effect.credit(accounts[`cgst_${side}`], sign * cgst);
  effect.credit(accounts[`sgst_${side}`], sign * sgst);
  effect.credit(accounts[`igst_${side}`], sign * igst);
}

/** The refusals that an issue of goods may get, if the company forbids negative stock or an item keeps batches. */
export function shortOf({ company }: Maker, itemIds: readonly number[]): string[] {
  return company.refusesShort || itemIds.some((id) => company.keeping.has(id)) ? ["STOCK_SHORT"] : [];
}
