import { makePurchaseVoucher, type Posted, type Voucher } from "@vanbook/sdk/books";
import { addDays, countDaysBetween, formatMoment, getWeekday } from "../calendar.ts";
import type { createBatches } from "./batches.ts";
import type { DayBook } from "./day-book.ts";
import type { PlannedBill } from "./day-plan.ts";
import type { DemoCompany, DemoItem, Godown } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";

/**
 * An item in a godown. `asked`: pieces asked for since the supplier's last visit; `pace`: the usual
 * demand between two visits.
 */
interface Shelf {
  item: DemoItem;
  godown: Godown;
  asked: number;
  pace: number;
}

export interface Delivery {
  supplier: DemoCompany["suppliers"][number];
  godown: Godown;
  voucher: Voucher;
  lines: readonly { item: DemoItem; quantity: bigint }[];
  onPosted?: (postedVoucher: Posted) => void;
}

/**
 * Each supplier comes to each godown every 28 days and refills low items, for more than twice that
 * time. Items that sell faster are short for a while.
 */
export function createStockKeeper(
  company: DemoCompany,
  book: DayBook,
  batches: ReturnType<typeof createBatches>,
  random: Random,
) {
  const shelves = company.godowns.map((godown) => {
    const its = new Map(
      company.items.map((item): [number, Shelf] => [item.id, { item, godown, asked: 0, pace: 0 }]),
    );
    return { godown, its };
  });
  const onHand = ({ godown, item }: Shelf) => book.onHand(godown.locationId, item.id);

  const findShelf = (godown: Godown, item: DemoItem) =>
    shelves.find((each) => each.godown === godown)?.its.get(item.id);

  const ask = (godown: Godown, item: DemoItem, pieces: number) => {
    const shelf = findShelf(godown, item);
    if (shelf) shelf.asked += pieces;
  };

  const askAll = ({ salesman, lines }: PlannedBill) => {
    for (const { item, quantity, freeQuantity } of lines) {
      ask(salesman.godown, item, Number((quantity + freeQuantity) / 1000n));
    }
  };

  /** Enough for two months of the demand in the expected bills. */
  const planOpeningStock = (expectedBills: readonly PlannedBill[], expectedDays: number) => {
    for (const bill of expectedBills) askAll(bill);
    return shelves.flatMap(({ godown, its }) =>
      [...its.values()].map((shelf) => {
        shelf.pace = (shelf.asked * CYCLE_DAYS) / expectedDays;
        shelf.asked = 0;
        const pieces = calculateTargetStock(shelf);
        const value = (shelf.item.cost * BigInt(pieces)) / 100n;
        return {
          itemId: shelf.item.id,
          locationId: godown.locationId,
          quantity: BigInt(pieces) * 1000n,
          value,
          ...batches.arriving(shelf.item, company.years[0].start),
        };
      }),
    );
  };

  const planDeliveries = (date: string): Delivery[] =>
    company.suppliers.flatMap((_, supplier) => {
      if (!isVisitDay(date, company.today, supplier)) return [];
      return shelves.flatMap(({ godown, its }) => {
        const ofSupplier = [...its.values()].filter(
          ({ item }) => item.supplier === supplier && item.recipe === undefined,
        );
        for (const shelf of ofSupplier) settle(shelf);
        const lowShelves = ofSupplier.filter((shelf) => onHand(shelf) < calculateTargetStock(shelf) * 0.8);
        return lowShelves.length > 0 ? [makeDelivery(date, supplier, godown, lowShelves)] : [];
      });
    });

  const makeDelivery = (
    date: string,
    index: number,
    godown: Godown,
    lowShelves: readonly Shelf[],
  ): Delivery => {
    const supplier = company.suppliers[index] ?? random.pick(company.suppliers);
    const lines = lowShelves.map((shelf) => {
      const pieces = calculateTargetStock(shelf) - onHand(shelf);
      const free = pieces >= 50 && random.chance(0.2) ? Math.floor(pieces / 25) : 0;
      return {
        item: shelf.item,
        ...batches.arriving(shelf.item, date),
        quantity: BigInt(pieces) * 1000n,
        freeQuantity: BigInt(free) * 1000n,
        unitPrice: (shelf.item.cost * BigInt(random.int(96, 104))) / 100n,
        discountRate: random.chance(0.3) ? BigInt(random.int(1, 5)) * 100n : 0n,
      };
    });
    const worth = lines.reduce(
      (total, line) => total + ((line.quantity / 1000n) * line.unitPrice) / 100n,
      0n,
    );
    const discount = random.chance(0.1) ? BigInt(random.int(1, 10)) * 5_000n : 0n;
    const by = company.clerks[random.int(0, company.clerks.length - 1)] ?? null;
    const voucher = makePurchaseVoucher(company.books, {
      date,
      supplier,
      supplierInvoiceNo: `${random.pick(["INV", "SI", "TX", "GST"])}/${random.int(100, 9999)}`,
      supplierInvoiceDate: addDays(date, -random.int(0, 4)),
      locationId: godown.locationId,
      branchId: godown.branchId,
      lines,
      freight: random.chance(0.4) ? BigInt(random.int(3, 30)) * 5_000n : 0n,
      discount: discount * 10n < worth ? discount : 0n,
      toRupee: true,
      entered: { by, at: formatMoment(date, random.int(0, 120)) },
    });
    return { supplier, godown, voucher, lines };
  };

  const toMake = () =>
    shelves.flatMap(({ its }) =>
      [...its.values()]
        .filter(({ item }) => item.recipe !== undefined)
        .map((shelf) => {
          settle(shelf);
          const level = calculateTargetStock(shelf);
          return { item: shelf.item, godown: shelf.godown, level, missing: level - onHand(shelf) };
        }),
    );

  return { opening: planOpeningStock, ask, askAll, deliveries: planDeliveries, toMake };
}

function settle(shelf: Shelf) {
  shelf.pace = (shelf.pace * 3 + shelf.asked) / 4;
  shelf.asked = 0;
}

/** 2.5 times the demand between two supplier visits, and three usual sales. */
function calculateTargetStock({ pace, item }: Shelf) {
  return item.usual * 3 + Math.ceil(pace * 2.5);
}

/** Suppliers come two days apart, one of them today; Sunday's supplier comes a day earlier. */
function isVisitDay(date: string, today: string, supplier: number) {
  const back = (supplier * 2) % CYCLE_DAYS;
  const sunday = back > 0 && getWeekday(addDays(today, -back)) === 0;
  return countDaysBetween(date, today) % CYCLE_DAYS === back + (sunday ? 1 : 0);
}

const CYCLE_DAYS = 28;
