import type { Asked, Maker } from "./asked.ts";
import { pickDay, getYearId } from "./dates.ts";
import type { NamedBatch } from "@vanbook/sdk/books";
import { getBatchCode, SAMPLE_LOTS, toNamedBatch } from "./batches.ts";
import { createEffect } from "./effect.ts";
import { pickBatch, listShortRefusals } from "./trade.ts";

/** Goods given to a customer in exchange for damaged ones. */
export function askReplacement(maker: Maker, yearId?: number): Asked {
  const { random, company, kernel } = maker;
  const date = pickDay(random, yearId);
  const [item, locationId] = [random.pick(company.items), random.pick(company.places)];
  const quantity = BigInt(random.pick([1_000, 500]));
  return {
    kind: "replacement",
    date,
    again: (next) => askReplacement(next, getYearId(date)),
    mayBe: listShortRefusals(maker, [item.id]),
    plan: async () => {
      const effect = createEffect();
      effect.move(item.id, locationId, -quantity, "REPLACE_OUT");
      const voucher = kernel.makeReplacementVoucher(company.books, {
        date,
        branchId: 1,
        customerId: random.pick(company.customers).id,
        salesmanId: 2,
        routeId: null,
        vehicleId: null,
        locationId,
        lines: [{ item, quantity, damaged: quantity }],
      });
      return { voucher, effect };
    },
  };
}

/** Damaged goods that are written off at their location. */
export function askDamage(maker: Maker, yearId?: number): Asked {
  const { random, company, kernel } = maker;
  const date = pickDay(random, yearId);
  const item = random.pick(company.items);
  const locationId = random.pick([...company.places, company.damagedPlace]);
  const batch = random.chance(0.3) ? pickBatch(maker, item) : {};
  return {
    kind: "damage",
    date,
    again: (next) => askDamage(next, getYearId(date)),
    mayBe: listShortRefusals(maker, [item.id]),
    plan: async () => {
      const effect = createEffect();
      effect.move(item.id, locationId, -750n, "DAMAGE_OUT", getBatchCode(batch));
      const head = { date, branchId: 1, customerId: null, salesmanId: null, vehicleId: null, locationId };
      const lines = [{ item, damaged: 500n, expired: 250n, ...batch }];
      return { voucher: kernel.makeDamageVoucher(company.books, { ...head, lines }), effect };
    },
  };
}

/** A stock count: one piece is missing, or one extra was found. */
export function askStockCount(maker: Maker, yearId?: number): Asked {
  const { random, company, kernel } = maker;
  const date = pickDay(random, yearId);
  const [item, locationId] = [random.pick(company.items), random.pick(company.places)];
  const difference = BigInt(random.pick([-1_000, 1_000]));
  const batch = random.chance(0.3) ? pickBatch(maker, item) : {};
  return {
    kind: "stock_count",
    date,
    again: (next) => askStockCount(next, getYearId(date)),
    mayBe: listShortRefusals(maker, [item.id]),
    plan: async () => {
      const effect = createEffect();
      effect.move(item.id, locationId, difference, "ADJUST", getBatchCode(batch));
      const line = { item, book: 5_000n, counted: 5_000n + difference, ...batch };
      const head = { date, branchId: 1, locationId };
      return { voucher: kernel.makeStockCountVoucher(company.books, { ...head, lines: [line] }), effect };
    },
  };
}

/** Goods moved from one location to another. */
export function askVanLoad(maker: Maker, yearId?: number): Asked {
  const { random, company, kernel } = maker;
  const date = pickDay(random, yearId);
  const [from, to] = random.pick([
    [1, 2],
    [3, 1],
    [2, 3],
  ] as const);
  const kind = from === 1 ? "load" : to === 1 ? "unload" : "transfer";
  const items = company.items.filter(() => random.chance(0.4));
  const loadedItems = items.length > 0 ? items : company.items.slice(0, 1);
  return {
    kind: "van_load",
    date,
    again: (next) => askVanLoad(next, getYearId(date)),
    mayBe: listShortRefusals(
      maker,
      loadedItems.map(({ id }) => id),
    ),
    plan: async () => {
      const effect = createEffect();
      for (const item of loadedItems) effect.move(item.id, from, -3_000n, MOVE_KINDS[kind], { to });
      const voucher = kernel.makeVanLoadVoucher(company.books, {
        date,
        branchId: 1,
        kind,
        vehicleId: 1,
        userId: 2,
        fromLocationId: from,
        toLocationId: to,
        lines: loadedItems.map((item) => ({ item, quantity: 3_000n })),
      });
      return { voucher, effect };
    },
  };
}

/** An item produced from two others. */
export function askProduction(maker: Maker, yearId?: number): Asked {
  const { random, company, kernel } = maker;
  const date = pickDay(random, yearId);
  const item = random.pick(company.items);
  const others = company.items.filter((each) => each.id !== item.id);
  const ingredients = [random.pick(others), random.pick(others)];
  const locationId = random.pick(company.places);
  const overhead = BigInt(random.pick([0, 12_345]));
  const { batch } = pickBatch(maker, item);
  return {
    kind: "production",
    date,
    again: (next) => askProduction(next, getYearId(date)),
    mayBe: listShortRefusals(
      maker,
      [...ingredients, item].map(({ id }) => id),
    ),
    plan: async () => {
      const effect = createEffect();
      for (const each of ingredients) effect.move(each.id, locationId, -1_500n, "CONSUME");
      effect.move(item.id, locationId, 2_000n, "PRODUCE", getBatchCode({ batch }));
      const voucher = kernel.makeProductionVoucher(company.books, {
        date,
        branchId: 1,
        item,
        quantity: 2_000n,
        batchName: batch?.code ?? null,
        ...(batch?.expiresOn && { expiresOn: batch.expiresOn }),
        locationId,
        userId: 2,
        overhead,
        lines: ingredients.map((each) => ({ item: each, available: 0n, required: 1_500n, used: 1_500n })),
      });
      return { voucher, effect };
    },
  };
}

/** A company's opening: stock at its locations, and balances. */
export function askOpening(maker: Maker, stock: readonly (readonly [place: number, each: bigint])[]): Asked {
  const { company, kernel } = maker;
  const date = "2025-04-01";
  return {
    kind: "opening",
    date,
    again: (next) => askOpening(next, stock),
    plan: async () => {
      const effect = createEffect();
      const balances = [
        { accountId: company.bank, amount: 10_000_000n },
        { accountId: 901, amount: 12_345n },
        { accountId: 903, amount: -54_321n },
      ];
      for (const each of balances) effect.debit(each.accountId, each.amount);
      const goods = stock.flatMap(([locationId, quantity]) =>
        company.items.flatMap(({ id: itemId }) =>
          divideIntoBatches(quantity, company.keeping.has(itemId)).map(({ quantity, ...batch }) => ({
            ...{ itemId, locationId, quantity, value: quantity * 3n },
            ...batch,
          })),
        ),
      );
      for (const { itemId, locationId, quantity, ...batch } of goods)
        effect.move(itemId, locationId, quantity, "OPENING", getBatchCode(batch));
      return { voucher: kernel.makeOpeningVoucher(company.books, { date, balances, stock: goods }), effect };
    },
  };
}

/**
 * Splits a quantity into small batches, so later issues use several of them; the first batch takes
 * the rest.
 */
function divideIntoBatches(
  quantity: bigint,
  isOfBatches: boolean,
): { quantity: bigint; batch?: NamedBatch }[] {
  if (!isOfBatches) return [{ quantity }];
  const little = quantity / 30n;
  const rest = quantity - little * BigInt(SAMPLE_LOTS.length - 1);
  return SAMPLE_LOTS.map((lot, index) => ({
    quantity: index === 0 ? rest : little,
    batch: toNamedBatch(lot),
  }));
}

const MOVE_KINDS = { load: "LOAD", unload: "UNLOAD", transfer: "TRANSFER" } as const;
