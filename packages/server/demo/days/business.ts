import { createAdjustments } from "./adjust.ts";
import { createBatches } from "./batches.ts";
import { createCollections } from "./collections.ts";
import { createDayBook } from "./day-book.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import { createGiveBacks } from "./give-backs.ts";
import { createKits } from "./kits.ts";
import type { TripIds } from "./make-trips.ts";
import { createNotes } from "./notes.ts";
import { createSupplierPayments } from "./pay-suppliers.ts";
import { createRandom } from "../random.ts";
import { createSpending } from "./spend.ts";
import { createStockKeeper } from "./stock-keeper.ts";
import { createSupplierReturns } from "./supplier-returns.ts";
import { createTreasury } from "./treasury.ts";
import { createVanDays } from "./van-days.ts";
import { createWriteOffs } from "./write-offs.ts";

export function createBusiness(company: DemoCompany, trips: TripIds, bills: number, seed: number) {
  const createStream = (stream: number) => createRandom(seed + 10 + stream);
  const keepingBatches = new Set(
    company.items.filter(({ months }) => months !== undefined).map(({ id }) => id),
  );
  const book = createDayBook(company.author, keepingBatches);
  const batches = createBatches(createStream(12));
  const keeper = createStockKeeper(company, book, batches, createStream(0));
  return {
    book,
    keeper,
    kits: createKits(company, book, keeper, createStream(1)),
    vans: createVanDays(company, book, createStream(2), bills),
    collections: createCollections(company, book, createStream(3)),
    giveBacks: createGiveBacks(company, book, batches, createStream(4), bills),
    supplierReturns: createSupplierReturns(company, book, createStream(5)),
    writeOffs: createWriteOffs(company, book, createStream(6), bills),
    payments: createSupplierPayments(company, book, createStream(7)),
    spending: createSpending(company, book, trips, createStream(8), bills),
    treasury: createTreasury(company, book),
    adjustments: createAdjustments(company, book, createStream(9), bills),
    notes: createNotes(company, book, createStream(11)),
    typing: createStream(10),
  };
}

/** Each part of a company's business has its own random values, so that no part affects another. */
export type Business = ReturnType<typeof createBusiness>;
