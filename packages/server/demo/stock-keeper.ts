import { purchase } from "../books/purchase.ts";
import type { Voucher } from "../books/voucher.ts";
import { addDays, daysBetween, momentOf, weekdayOf } from "./calendar.ts";
import type { PlannedBill } from "./day-plan.ts";
import type { DemoCompany, DemoItem, Godown } from "./demo-company.ts";
import type { Random } from "./random.ts";

/** An item in a godown: whole pieces on hand, what went out since the supplier came, and what usually does. */
interface Shelf {
  item: DemoItem;
  onHand: number;
  sold: number;
  pace: number;
}

/**
 * Keeps the godowns filled: each supplier comes to each godown every 28 days and fills up what runs low, for more than
 * twice the time until he comes again. What sells faster than that is short for a while.
 */
export function createStockKeeper(company: DemoCompany, random: Random) {
  const shelves = company.godowns.map((godown) => {
    const ofGodown = new Map<number, Shelf>();
    for (const item of company.items) ofGodown.set(item.id, { item, onHand: 0, sold: 0, pace: 0 });
    return { godown, shelves: ofGodown };
  });
  const shelfOf = (locationId: number, itemId: number) =>
    shelves.find(({ godown }) => godown.locationId === locationId)?.shelves.get(itemId);

  /** What lies there when the books begin: two months of the demand that some bills show. */
  const opening = (expected: readonly PlannedBill[], expectedDays: number) => {
    for (const bill of expected) takeOut(bill);
    return shelves.flatMap(({ godown, shelves: its }) =>
      [...its.values()].map((shelf) => {
        shelf.pace = (shelf.sold * CYCLE) / expectedDays;
        shelf.sold = 0;
        shelf.onHand = levelOf(shelf);
        const quantity = BigInt(shelf.onHand) * 1000n;
        return { itemId: shelf.item.id, locationId: godown.locationId, quantity, value: valueOf(shelf) };
      }),
    );
  };

  const takeOut = ({ salesman, lines }: PlannedBill) => {
    for (const { item, quantity, freeQuantity } of lines) {
      const shelf = shelfOf(salesman.godown.locationId, item.id);
      if (!shelf) continue;
      const pieces = Number((quantity + freeQuantity) / 1000n);
      shelf.onHand -= pieces;
      shelf.sold += pieces;
    }
  };

  const deliveries = (date: string): Voucher[] =>
    company.suppliers.flatMap((_, supplier) => {
      if (!comesOn(date, company.today, supplier)) return [];
      return shelves.flatMap(({ godown, shelves: its }) => {
        const ofSupplier = [...its.values()].filter((shelf) => shelf.item.supplier === supplier);
        for (const shelf of ofSupplier) settle(shelf);
        const wanted = ofSupplier.filter((shelf) => shelf.onHand < levelOf(shelf) * 0.8);
        return wanted.length > 0 ? [delivery(date, supplier, godown, wanted)] : [];
      });
    });

  const delivery = (date: string, supplier: number, godown: Godown, wanted: readonly Shelf[]): Voucher => {
    const lines = wanted.map((shelf) => {
      const pieces = levelOf(shelf) - shelf.onHand;
      const free = pieces >= 50 && random.chance(0.2) ? Math.floor(pieces / 25) : 0;
      shelf.onHand += pieces + free;
      return {
        item: shelf.item,
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
    return purchase(company.books, {
      date,
      supplier: company.suppliers[supplier] ?? random.pick(company.suppliers),
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
  };

  return { opening, takeOut, deliveries };
}

/** Takes what was sold into account for what usually is. */
function settle(shelf: Shelf) {
  shelf.pace = (shelf.pace * 3 + shelf.sold) / 4;
  shelf.sold = 0;
}

/** What should lie there: enough for the time until the supplier comes twice more, and three usual sales. */
function levelOf({ pace, item }: Shelf) {
  return item.usual * 3 + Math.ceil(pace * 2.5);
}

function valueOf({ item, onHand }: Shelf) {
  return (item.cost * BigInt(onHand)) / 100n;
}

/** The suppliers in turn, two days apart, so that one comes today; none on a Sunday. */
function comesOn(date: string, today: string, supplier: number) {
  const back = (supplier * 2) % CYCLE;
  const sunday = back > 0 && weekdayOf(addDays(today, -back)) === 0;
  return daysBetween(date, today) % CYCLE === back + (sunday ? 1 : 0);
}

const CYCLE = 28;
