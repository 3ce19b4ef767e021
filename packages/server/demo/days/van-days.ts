import { makeVanLoadVoucher } from "@vanbook/sdk/books";
import { countDaysBetween, formatMoment, getWeekday } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DayPlan } from "./day-plan.ts";
import type { DemoCompany, DemoItem, Salesman } from "../companies/demo-company.ts";
import { isFromVan } from "./fulfil.ts";
import type { Random } from "../random.ts";

/**
 * Loaded in the morning with goods for the expected sales, partly unloaded at the end of the week;
 * now and then one van gives goods to another.
 */
export function createVanDays(company: DemoCompany, book: DayBook, random: Random, bills: number) {
  const { salesmen, today, years } = company;
  const itemOf = new Map(company.items.map((item) => [item.id, item]));
  const days = countDaysBetween(years[0].start, today);
  const isBusy = bills / days / salesmen.length > 3;
  const vans = [...new Map(salesmen.map((salesman) => [salesman.vanId, salesman]))].map(([vanId]) => vanId);
  // A business with few bills loads vans once a week, but daily on the last days, which people look
  // at.
  const isLoadDay = (date: string) =>
    isBusy ||
    getWeekday(date) === 1 ||
    date === years[0].start ||
    countDaysBetween(date, today) <= DAILY_LOAD_DAYS;

  const findDriver = (vanId: number, date: string) =>
    salesmen.find((each) => each.vanId === vanId && (each.until === null || date <= each.until));

  const sumWantedPieces = (vanId: number, date: string, plans: readonly DayPlan[]) => {
    const wantedPieces = new Map<DemoItem, number>();
    for (const plan of plans) {
      if (plan.date < date) continue;
      if (plan.date > date && isLoadDay(plan.date)) break;
      for (const bill of plan.bills) {
        if (bill.salesman.vanId !== vanId || !isFromVan(bill)) continue;
        for (const { item, quantity, freeQuantity } of bill.lines) {
          wantedPieces.set(item, (wantedPieces.get(item) ?? 0) + Number((quantity + freeQuantity) / 1000n));
        }
      }
    }
    return wantedPieces;
  };

  const load = (date: string, plans: readonly DayPlan[]) => {
    if (!isLoadDay(date)) return;
    for (const vanId of vans) {
      const driver = findDriver(vanId, date);
      if (!driver) continue;
      const { locationId } = driver.godown;
      const lines = [...sumWantedPieces(vanId, date, plans)].flatMap(([item, pieces]) => {
        const spare = random.chance(0.4) ? Math.ceil(pieces * 0.3) : 0;
        const missing = pieces + spare - book.onHand(vanId, item.id);
        return makeLines(item, Math.min(missing, book.onHand(locationId, item.id)));
      });
      if (lines.length > 0) move("load", driver, date, locationId, vanId, lines);
    }
  };

  /**
   * About half of the remaining items go back on Saturdays; every third week a van gives something
   * to another of its branch.
   */
  const endWeek = (date: string) => {
    if (getWeekday(date) !== 6 || date === today) return;
    for (const vanId of vans) {
      const driver = findDriver(vanId, date);
      if (!driver) continue;
      const unloadedStock = book.stockAt(vanId).filter(() => random.chance(0.5));
      const lines = unloadedStock.flatMap(([id, pieces]) => makeLines(itemOf.get(id), pieces));
      if (lines.length > 0) move("unload", driver, date, vanId, driver.godown.locationId, lines);
    }
    if (countDaysBetween(years[0].start, date) % 21 < 7) transfer(date);
  };

  const transfer = (date: string) => {
    for (const from of vans) {
      const giver = findDriver(from, date);
      const taker = salesmen.find(
        (each) => each.until === null && each.vanId !== from && each.godown === giver?.godown,
      );
      const [first, second] = book.stockAt(from);
      if (!taker || !first) continue;
      const transferredStock = second && random.chance(0.5) ? [first, second] : [first];
      const lines = transferredStock.flatMap(([id, pieces]) =>
        makeLines(itemOf.get(id), Math.ceil(pieces / 2)),
      );
      return move("transfer", taker, date, from, taker.vanId, lines);
    }
  };

  const move = (
    kind: "load" | "unload" | "transfer",
    salesman: Salesman,
    date: string,
    fromLocationId: number,
    toLocationId: number,
    lines: ReturnType<typeof makeLines>,
  ) => {
    const { userId, vehicleId, godown } = salesman;
    const entryStamp = { by: userId, at: formatMoment(date, kind === "load" ? 5 : 470) };
    const where = { branchId: godown.branchId, fromLocationId, toLocationId };
    const head = { kind, date, vehicleId, userId, ...where, entered: entryStamp };
    book.enter(makeVanLoadVoucher(company.books, { ...head, lines }));
  };

  return { load, endWeek };
}

function makeLines(item: DemoItem | undefined, pieces: number) {
  return item && pieces > 0 ? [{ item, quantity: BigInt(pieces) * 1000n }] : [];
}

const DAILY_LOAD_DAYS = 30;
