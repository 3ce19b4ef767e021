import { purchase, type Posted, type Voucher } from "@vanbook/sdk/books";
import { addDays, daysBetween, momentOf, weekdayOf } from "../calendar.ts";
import type { createBatches } from "./batches.ts";
import type { DayBook } from "./day-book.ts";
import type { PlannedBill } from "./day-plan.ts";
import type { DemoCompany, DemoItem, Godown } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";

/**
 * An item in a godown: pieces asked for since the supplier's last visit (`asked`), and the usual demand between two
 * visits (`pace`).
 */
interface Shelf {
  item: DemoItem;
  godown: Godown;
  asked: number;
  pace: number;
}

/** A supplier's delivery to a godown. */
export interface Delivery {
  supplier: DemoCompany["suppliers"][number];
  godown: Godown;
  voucher: Voucher;
  lines: readonly { item: DemoItem; quantity: bigint }[];
  onPosted?: (posted: Posted) => void;
}

/**
 * Keeps the godowns filled: each supplier comes to each godown every 28 days and refills low items, for more than
 * twice that time. Items that sell faster are short for a while.
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

  const shelfOf = (godown: Godown, item: DemoItem) =>
    shelves.find((each) => each.godown === godown)?.its.get(item.id);

  /** Counts pieces that were asked of a godown. */
  const ask = (godown: Godown, item: DemoItem, pieces: number) => {
    const shelf = shelfOf(godown, item);
    if (shelf) shelf.asked += pieces;
  };

  const askAll = ({ salesman, lines }: PlannedBill) => {
    for (const { item, quantity, freeQuantity } of lines) {
      ask(salesman.godown, item, Number((quantity + freeQuantity) / 1000n));
    }
  };

  /** The opening stock: enough for two months of the demand in the expected bills. */
  const opening = (expected: readonly PlannedBill[], expectedDays: number) => {
    for (const bill of expected) askAll(bill);
    return shelves.flatMap(({ godown, its }) =>
      [...its.values()].map((shelf) => {
        shelf.pace = (shelf.asked * CYCLE) / expectedDays;
        shelf.asked = 0;
        const pieces = levelOf(shelf);
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

  const deliveries = (date: string): Delivery[] =>
    company.suppliers.flatMap((_, supplier) => {
      if (!comesOn(date, company.today, supplier)) return [];
      return shelves.flatMap(({ godown, its }) => {
        const ofSupplier = [...its.values()].filter(
          ({ item }) => item.supplier === supplier && item.recipe === undefined,
        );
        for (const shelf of ofSupplier) settle(shelf);
        const wanted = ofSupplier.filter((shelf) => onHand(shelf) < levelOf(shelf) * 0.8);
        return wanted.length > 0 ? [delivery(date, supplier, godown, wanted)] : [];
      });
    });

  const delivery = (date: string, index: number, godown: Godown, wanted: readonly Shelf[]): Delivery => {
    const supplier = company.suppliers[index] ?? random.pick(company.suppliers);
    const lines = wanted.map((shelf) => {
      const pieces = levelOf(shelf) - onHand(shelf);
      const free = pieces >= 50 && random.chance(0.2) ? Math.floor(pieces / 25) : 0;
      return {
        item: shelf.item,
        ...batches.arriving(shelf.item, date),
        quantity: BigInt(pieces) * 1000n,
        freeQuantity: BigInt(free) * 1000n,
        // Costs drift by up to four per cent.
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
    const voucher = purchase(company.books, {
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
      entered: { by, at: momentOf(date, random.int(0, 120)) },
    });
    return { supplier, godown, voucher, lines };
  };

  /** The items that are produced, with the pieces missing to their level. */
  const toMake = () =>
    shelves.flatMap(({ its }) =>
      [...its.values()]
        .filter(({ item }) => item.recipe !== undefined)
        .map((shelf) => {
          settle(shelf);
          const level = levelOf(shelf);
          return { item: shelf.item, godown: shelf.godown, level, missing: level - onHand(shelf) };
        }),
    );

  return { opening, ask, askAll, deliveries, toMake };
}

/** Updates the usual demand: three parts of it, and one part of what was asked for. */
function settle(shelf: Shelf) {
  shelf.pace = (shelf.pace * 3 + shelf.asked) / 4;
  shelf.asked = 0;
}

/** The target stock: 2.5 times the demand between two supplier visits, and three usual sales. */
function levelOf({ pace, item }: Shelf) {
  return item.usual * 3 + Math.ceil(pace * 2.5);
}

/**
 * Whether a supplier comes on a date: suppliers come two days apart, one of them today; one who is due on a Sunday
 * comes a day earlier.
 */
function comesOn(date: string, today: string, supplier: number) {
  const back = (supplier * 2) % CYCLE;
  const sunday = back > 0 && weekdayOf(addDays(today, -back)) === 0;
  return daysBetween(date, today) % CYCLE === back + (sunday ? 1 : 0);
}

const CYCLE = 28;
