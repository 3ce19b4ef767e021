import { vanLoad } from "@vanbook/sdk/books";
import { daysBetween, momentOf, weekdayOf } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DayPlan } from "./day-plan.ts";
import type { DemoCompany, DemoItem, Salesman } from "../companies/demo-company.ts";
import { isFromVan } from "./fulfil.ts";
import type { Random } from "../random.ts";

/**
 * Vans: loaded in the morning with goods for the expected sales, partly unloaded at the end of the week; now and then
 * one gives goods to another.
 */
export function createVanDays(company: DemoCompany, book: DayBook, random: Random, bills: number) {
  const { salesmen, today, years } = company;
  const itemOf = new Map(company.items.map((item) => [item.id, item]));
  const days = daysBetween(years[0].start, today);
  const isBusy = bills / days / salesmen.length > 3;
  const vans = [...new Map(salesmen.map((salesman) => [salesman.vanId, salesman]))].map(([vanId]) => vanId);
  // A business with few bills loads vans once a week, but daily on the last days, which people look at.
  const isLoadDay = (date: string) =>
    isBusy || weekdayOf(date) === 1 || date === years[0].start || daysBetween(date, today) <= DAILY;

  const driverOf = (vanId: number, date: string) =>
    salesmen.find((each) => each.vanId === vanId && (each.until === null || date <= each.until));

  /** The pieces wanted from a van until it is loaded again. */
  const wantedFrom = (vanId: number, date: string, plans: readonly DayPlan[]) => {
    const wanted = new Map<DemoItem, number>();
    for (const plan of plans) {
      if (plan.date < date) continue;
      if (plan.date > date && isLoadDay(plan.date)) break;
      for (const bill of plan.bills) {
        if (bill.salesman.vanId !== vanId || !isFromVan(bill)) continue;
        for (const { item, quantity, freeQuantity } of bill.lines) {
          wanted.set(item, (wanted.get(item) ?? 0) + Number((quantity + freeQuantity) / 1000n));
        }
      }
    }
    return wanted;
  };

  const load = (date: string, plans: readonly DayPlan[]) => {
    if (!isLoadDay(date)) return;
    for (const vanId of vans) {
      const driver = driverOf(vanId, date);
      if (!driver) continue;
      const { locationId } = driver.godown;
      const lines = [...wantedFrom(vanId, date, plans)].flatMap(([item, pieces]) => {
        const spare = random.chance(0.4) ? Math.ceil(pieces * 0.3) : 0;
        const missing = pieces + spare - book.onHand(vanId, item.id);
        return lineOf(item, Math.min(missing, book.onHand(locationId, item.id)));
      });
      if (lines.length > 0) move("load", driver, date, locationId, vanId, lines);
    }
  };

  /**
   * On Saturdays about half of the remaining items go back; every third week a van gives something to another of its
   * branch.
   */
  const endWeek = (date: string) => {
    if (weekdayOf(date) !== 6 || date === today) return;
    for (const vanId of vans) {
      const driver = driverOf(vanId, date);
      if (!driver) continue;
      const left = book.stockAt(vanId).filter(() => random.chance(0.5));
      const lines = left.flatMap(([id, pieces]) => lineOf(itemOf.get(id), pieces));
      if (lines.length > 0) move("unload", driver, date, vanId, driver.godown.locationId, lines);
    }
    if (daysBetween(years[0].start, date) % 21 < 7) transfer(date);
  };

  const transfer = (date: string) => {
    for (const from of vans) {
      const giver = driverOf(from, date);
      const taker = salesmen.find(
        (each) => each.until === null && each.vanId !== from && each.godown === giver?.godown,
      );
      const [first, second] = book.stockAt(from);
      if (!taker || !first) continue;
      const given = second && random.chance(0.5) ? [first, second] : [first];
      const lines = given.flatMap(([id, pieces]) => lineOf(itemOf.get(id), Math.ceil(pieces / 2)));
      return move("transfer", taker, date, from, taker.vanId, lines);
    }
  };

  const move = (
    kind: "load" | "unload" | "transfer",
    salesman: Salesman,
    date: string,
    fromLocationId: number,
    toLocationId: number,
    lines: ReturnType<typeof lineOf>,
  ) => {
    const { userId, vehicleId, godown } = salesman;
    const entered = { by: userId, at: momentOf(date, kind === "load" ? 5 : 470) };
    const where = { branchId: godown.branchId, fromLocationId, toLocationId };
    book.enter(vanLoad({ kind, date, vehicleId, userId, ...where, lines, entered }));
  };

  return { load, endWeek };
}

function lineOf(item: DemoItem | undefined, pieces: number) {
  return item && pieces > 0 ? [{ item, quantity: BigInt(pieces) * 1000n }] : [];
}

/** The number of days up to today on which vans are loaded daily. */
const DAILY = 30;
